import { mistakeAt } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { isRecord } from '../../lib/is-record';
import type { Content } from './read-content';

export function* checkVisits({ texts }: Content): Iterable<Mistake> {
  for (const { file, body, bodyLine: line } of texts) {
    if (!file.startsWith('content/pages/privacy.') || body.includes('{visits}')) continue;
    const problem =
      'lacks {visits}, which says whether visits are counted. Add it where it belongs.';
    yield { file, line, field: 'text', problem };
  }
}

/** Accident types that the finder doesn't have, such as renamed ones. */
export function* checkTypes({ data, words }: Content): Iterable<Mistake> {
  // The file may be unreadable.
  const file = data.get('content/accident-types.yml')?.data;
  const list = isRecord(file) && file['types'];
  const types = Array.isArray(list) ? list.map((type) => String(type?.name)) : [];
  for (const { source, path, text } of words) {
    if (path.at(-1) !== 'accidentType' || !text || types.length === 0 || types.includes(text))
      continue;
    const problem = `is “${text}”, which is not an accident type, so it has no effect. Write one of: ${types.join(', ')}.`;
    yield mistakeAt(source, path, problem);
  }
}
