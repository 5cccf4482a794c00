import { readFileSync } from 'node:fs';
import { type DataFile, dataFiles } from '@/lib/content/data-files';
import { localize } from '@/lib/content/localize';
import { ContentError, describeMistake } from '@/lib/content/mistakes';
import { parseYaml } from '@/lib/content/parse-yaml';
import { itInSpanish, spanish } from '../../spanish';

function read(name: DataFile, from: string | RegExp, to = '') {
  const before = readFileSync(`content/${name}`, 'utf8');
  const text = before.replace(from, to);
  expect(text).not.toBe(before);
  return parseYaml<unknown>({ file: name, text }, dataFiles[name].schema);
}

function mistakesIn(...edit: Parameters<typeof read>) {
  try {
    read(...edit);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes.map(describeMistake);
  }
}

it('refuses an item without its English text', () => {
  expect(mistakesIn('home.yml', /^ {4}en: Hurt.*\n/m)).toEqual([
    'home.yml:2: hero.title.en: is missing.',
  ]);
});

it('refuses one text where each language has its own', () => {
  expect(mistakesIn('site.yml', /^tagline:\n.*\n.*/m, 'tagline: A free way')).toEqual([
    expect.stringMatching(/^site\.yml:2: tagline: is one text\. Write it below as en:/),
  ]);
});

it('refuses a misspelled language', () => {
  expect(mistakesIn('site.yml', 'es: Una vía', 'ess: Una vía')).toEqual([
    expect.stringContaining('site.yml:4: tagline.ess: “ess” is not known here.'),
  ]);
});

it('accepts texts of a language that the site does not have', () => {
  const data = read('site.yml', '  es: Una vía', '  fr: Une voie\n  es: Una vía');
  expect(localize(data, 'en')).toMatchObject({ tagline: /^A free way/ });
});

itInSpanish.each<[string, DataFile, RegExp, string[]]>([
  [
    'a text of a page',
    'home.yml',
    /^ {4}es: ¿Sufrió.*\n/m,
    [
      'home.yml:2: hero.title.es: is missing. Write es: and the translation of “Hurt in an accident? Let’s find the right lawyer.”.',
    ],
  ],
  [
    'a part of an item',
    'faq.yml',
    /^ {10}es: No siempre.*\n/m,
    [
      'faq.yml:27: topics[1].items[2].subtitle1.es: is missing. Write es: and the translation of “Not always. If nobody was hurt, you can often settle the claim yourself.”.',
    ],
  ],
  [
    'an accident type',
    'accident-types.yml',
    /^ {6}es: Accidente de auto\n/m,
    [
      'accident-types.yml:3: types[1].label.es: is missing. Write es: and the translation of “Auto Accident”.',
    ],
  ],
  [
    'one of three steps',
    'how-it-works.yml',
    /^ {6}es: (Díganos|Elija).*\n/gm,
    [
      'how-it-works.yml:3: steps[1].name.es: is missing. Write es: and the translation of “Tell us where”.',
      'how-it-works.yml:5: steps[1].content.es: is missing. Write es: and the translation of “Choose the kind of accident and enter the zip code where it happened.”.',
    ],
  ],
])('refuses %s without a translation', (_, name, words, expected) => {
  expect(mistakesIn(name, words)).toEqual(expected);
});

itInSpanish('leaves an untranslated question out of the Spanish page', () => {
  const added =
    '      - key: new\n        subject: { en: New? }\n        subtitle1: { en: Yes. }\n';
  const data = read('faq.yml', '    items:\n', `    items:\n${added}`);
  const questionsIn = (language: typeof spanish) =>
    (localize(data, language) as { topics: { items: unknown[] }[] }).topics[0]?.items.length;
  expect([questionsIn('en'), questionsIn(spanish)]).toEqual([7, 6]);
});
