import { mistakeAt } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { describeUnknown } from '../../lib/did-you-mean';
import { isRecord } from '../../lib/is-record';
import { translatedPath } from './content-paths';
import type { Content } from './read-content';

export function* checkVisits({ texts }: Content): Iterable<Mistake> {
  for (const { file, body, bodyLine: line } of texts) {
    if (file !== 'content/en/pages/privacy.md' || body.includes('{visits}')) continue;
    const problem =
      'lacks {visits}, which says whether visits are counted. Add it where it belongs.';
    yield { file, line, field: 'text', problem };
  }
}

/** Accident types that the finder doesn't have, such as renamed ones. */
export function* adviseOnTypes({ data, words }: Content): Iterable<Mistake> {
  // The file may be unreadable.
  const file = data.get('content/en/accident-types.yml')?.data;
  const list = isRecord(file) && file['types'];
  const types = Array.isArray(list) ? list.map((type) => String(type?.name)) : [];
  for (const { source, path, text } of words) {
    const isType = path.at(-1) === 'accidentType' && source.file !== 'content/en/labels.yml';
    if (!isType || !text || types.length === 0 || types.includes(text)) continue;
    const problem = `is “${text}”, which is not an accident type, so it has no effect. Write one of: ${types.join(', ')}.`;
    yield mistakeAt(source, path, problem);
  }
}

export function* adviseOnOwnSources({ articles, translations }: Content): Iterable<Mistake> {
  for (const { source, data } of translations) {
    const english = articles.find(({ file }) => translatedPath(file) === source.file);
    const own = isRecord(data) && Array.isArray(data['ownSources']) ? data['ownSources'] : [];
    const known = english?.facts.sources.map(({ id }) => id) ?? [];
    for (const [index, { id }] of own.entries())
      if (english && !known.includes(id))
        yield mistakeAt(
          source,
          ['ownSources', index, 'id'],
          `has no effect. ${describeUnknown(String(id), known)}`,
        );
  }
}
