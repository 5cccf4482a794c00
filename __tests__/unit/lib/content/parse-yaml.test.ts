import { readFileSync } from 'node:fs';
import { localize } from '@/lib/content/localize';
import { parseYaml } from '@/lib/content/parse-yaml';
import { type DataFile, dataFiles } from '@/lib/content/site-content';
import { itInSpanish } from '../../spanish';

const sourceOf = (name: DataFile, from: string | RegExp, to = '') => {
  const before = readFileSync(`content/${name}`, 'utf8');
  expect(before.replace(from, to)).not.toBe(before);
  return { file: name, text: before.replace(from, to) };
};
const read = (...edit: Parameters<typeof sourceOf>) =>
  parseYaml<unknown>(sourceOf(...edit), dataFiles[edit[0]].schema);

it.each<[string, Parameters<typeof sourceOf>, string]>([
  [
    'an item without its English',
    ['home.yml', /^ {4}en: Hurt.*\n/m],
    ':2: hero.title.en: is missing.',
  ],
  [
    'one text for all',
    ['site.yml', /^tagline:\n.*\n.*/m, 'tagline: A'],
    ':2: tagline: is no pair.',
  ],
])('refuses %s', (_, edit, problem) => {
  expect(() => read(...edit)).toThrow(edit[0] + problem);
});

it('accepts texts of a language that the site does not have', () => {
  const data = read('site.yml', '  es: Una vía', '  fr: Une voie\n  es: Una vía');
  expect(localize(data, 'en')).toMatchObject({ tagline: expect.stringMatching(/^A free way/) });
});

itInSpanish.each<[DataFile, RegExp, string]>([
  ['home.yml', /^ {4}es: ¿Sufrió.*\n/m, ':2: hero.title.es'],
  ['faq.yml', /^ {10}es: No siempre.*\n/m, ':27: topics[1].items[2].subtitle1.es'],
  ['how-it-works.yml', /^ {6}es: (Díganos|Elija).*\n/gm, ':3: steps[1].name.es'],
])('refuses %s without %s', (name, words, place) => {
  const problem = `${name}${place}: is missing. Write es: and the translation of “`;
  expect(() => read(name, words)).toThrow(problem);
});
