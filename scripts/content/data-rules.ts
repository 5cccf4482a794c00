import { nearestTo } from '../../lib/content/did-you-mean';
import { mistakeAt } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { isRecord } from '../../tools/is-record';
import { placesIn } from './compare-texts';
import type { Content } from './read-content';

/** Unknown {placeholders}, and texts without one that they require. */
export function* checkBraces({ words, texts }: Content): Iterable<Mistake> {
  for (const { file, body, bodyLine: line } of texts) {
    if (file !== 'content/en/pages/privacy.md' || body.includes('{visits}')) continue;
    const problem =
      'lacks {visits}, which says whether visits are counted. Write it where it goes.';
    yield { file, line, field: 'text', problem };
  }
  for (const { source, path, text, schema } of words) {
    const places = (schema['places'] ?? []) as string[];
    const known = ['siteName', ...places.map((place) => place.replace('?', ''))];
    const used = placesIn(text);
    for (const place of used)
      if (!known.some((name) => place === `{${name}}`))
        yield mistakeAt(source, path, describe(place, known), place);
    for (const name of places) {
      // An empty text is intentional: nothing is shown.
      if (name.endsWith('?') || used.includes(`{${name}}`) || text === '') continue;
      const problem = `lacks {${name}}, which the site fills in. Write {${name}} where it goes.`;
      yield mistakeAt(source, path, problem);
    }
  }
}

function describe(place: string, known: string[]): string {
  const nearest = nearestTo(place.replace(/[{}]/g, ''), known);
  const question = nearest ? ` Did you mean {${nearest}}?` : '';
  return `says ${place}, which nothing fills in.${question} Use only {${known.join('}, {')}}.`;
}

/** Accident types that the finder does not have, as after one was renamed on the editing page. */
export function* adviseOnTypes({ data, words }: Content): Iterable<Mistake> {
  // As far as their file can be read.
  const file = data.get('content/en/accident-types.yml')?.data;
  const list = isRecord(file) && file['types'];
  const types = Array.isArray(list) ? list.map((type) => String(type?.name)) : [];
  for (const { source, path, text } of words) {
    const isType = path.at(-1) === 'accidentType' && source.file !== 'content/en/labels.yml';
    if (!isType || !text || types.length === 0 || types.includes(text)) continue;
    const problem = `is “${text}”, which is no accident type, so it has no effect. Write one of: ${types.join(', ')}.`;
    yield mistakeAt(source, path, problem);
  }
}
