import { stringify } from 'yaml';
import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { missingTerms } from '@/scripts/content/terms';
import { blocksOf, sentencesIn } from '@/scripts/content/units';
import { copyContent } from '../../content-copy';
import { itInSpanish } from '../../spanish';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

function change(name: string, ...edits: [from: string | RegExp, to: string][]) {
  const file = `content/${name}`;
  for (const [from, to] of edits) {
    const before = content.read(file);
    content.write(file, before.replace(from, to));
    expect(content.read(file)).not.toBe(before);
  }
}
const described = async () => {
  const { mistakes, advice } = await checkContent();
  return { mistakes: mistakes.map(describeMistake), advice: advice.map(describeMistake) };
};

itInSpanish('refuses what one language states differently, at its line', async () => {
  change(
    'faq.yml',
    ['25% al 40%', '25% al 50%'],
    ['¿Qué hace {siteName}?', '¿Qué hacemos?'],
    ['[privacidad](/privacy)', '[privacidad](/service)'],
  );
  change('home.yml', ['es: Reseñas', 'es: Reviews']);
  change('states/alabama.yml', ['límite de 4 años', 'límite de 5 años']);
  change(
    'figures/09/fee-caps.yml',
    ['es: Contra EE. UU.', 'es: En 3 casos'],
    ['es: Florida', 'es: Texas'],
  );
  change(
    'articles/09-contingency-fees.es.md',
    ['[^florida-fees]', '[^fee-study]'],
    ['primeros $750,000', 'primeros $760,000'],
    ['cerca de un tercio', 'cerca de la mitad'],
  );
  const article = 'content/articles/09-contingency-fees.es.md';
  expect((await described()).mistakes).toEqual([
    `${article}:4: summary: says “third” in English but “mitad” in Spanish`,
    `${article}:12: {#how-does-a-contingency-fee-work}: lacks [^florida-fees] of the English text.`,
    `${article}:12: {#how-does-a-contingency-fee-work}: has [^fee-study], which the English text lacks.`,
    `${article}:37: {#where-does-the-law-limit-the-fee}: says “first $750,000” in English but “primeros $760,000” in Spanish`,
    'content/faq.yml:36: topics[1].items[3].subtitle1: says “40%” in English but “50%” in Spanish',
    'content/faq.yml:66: topics[2].items[1].subject: lacks {siteName} of the English text.',
    'content/faq.yml:90: topics[2].items[4].subtitle1: lacks /privacy of the English text.',
    'content/faq.yml:90: topics[2].items[4].subtitle1: has /service, which the English text lacks.',
    'content/figures/09/fee-caps.yml:15: bars[1].label: lacks Florida of the English text.',
    'content/figures/09/fee-caps.yml:15: bars[1].label: names Texas, which the English text lacks.',
    'content/figures/09/fee-caps.yml:25: bars[3].label: says “3” in Spanish but not in English',
    // Where it stands depends on what else the page shows.
    expect.stringMatching(
      /^content\/home\.yml:\d+: reviews\.title: is the same text in both languages\. Translate “Reviews”\.$/,
    ),
    'content/states/alabama.yml:103: stops.text: says “4” in English but “5 años” in Spanish',
  ]);
});

itInSpanish('a paragraph that a translation divides is compared as one', () => {
  const [en, es] = ['Ask. Call.\n\n- Stay', 'Pida.\n\nLlame.\n\n- Siga'].map((text) => {
    return { text, file: '', line: () => 1 };
  });
  const blocks = blocksOf({ field: '', ...(en && es && { en, es }) }, 'es');
  expect(blocks.map((block) => [block.en?.text, block.es?.text])).toEqual([
    ['Ask. Call.', 'Pida.\n\nLlame.'],
    ['Stay', 'Siga'],
  ]);
  expect(sentencesIn('{figure: claim-timeline}')).toHaveLength(1);
});

itInSpanish('refuses labels that are exchanged or that nobody could tell apart', async () => {
  const choices = [
    { en: 'yes', es: ['sí'] },
    { en: 'erase', es: ['borr'] },
    { en: 'less', es: ['menos'] },
  ];
  content.write('content/terms.yml', stringify({ choices }));
  change('forms.yml', [/es: Sí([\s\S]*?)es: No\n/, 'es: No$1es: Sí\n'], ['es: Menos', 'es: Más']);
  change('messages.yml', [
    /es: Borrar\n([\s\S]*?)es: Conservar\n/,
    'es: Conservar\n$1es: Borrar\n',
  ]);
  // Editors move the lines of files that ship.
  const withoutLines = async () =>
    (await described()).mistakes.map((one) => one.replace(/:\d+:/, ':'));
  expect(await withoutLines()).toEqual([
    'content/forms.yml: intake.fields.period.options[1].label: should translate “less” as menos (content/terms.yml).',
    'content/forms.yml: intake.fields.medical.options[1].label: should translate “yes” as sí (content/terms.yml).',
    'content/messages.yml: erase.yes: should translate “erase” as borr (content/terms.yml).',
  ]);
  content.restore();
  change('accident-types.yml', ['es: Negligencia médica', 'es: Accidente de auto']);
  change('legal-areas.yml', ['en: Medical malpractice', 'en: Auto accident']);
  expect(await withoutLines()).toEqual([
    'content/accident-types.yml: types[2].label.es: “es: Accidente de auto” appears twice. Give each item its own.',
    'content/legal-areas.yml: areas[2].label.en: “en: Auto accident” appears twice. Give each item its own.',
  ]);
});

itInSpanish('advises on what is not translated', async () => {
  change('articles/09-contingency-fees.es.md', ['{#what-to-do-now}', '{#ahora}']);
  content.remove('content/articles/01-product-liability.es.md');
  const fees = 'content/articles/09-contingency-fees';
  const { mistakes, advice } = await described();
  expect(mistakes).toEqual([]);
  expect(advice.filter((one) => !one.includes('/11'))).toEqual([
    'content/articles/01-product-liability.en.md:1: Is not translated: content/articles/01-product-liability.es.md is missing, so Spanish pages link to the English article.',
    `${fees}.en.md:71: {#what-to-do-now}: has no section {#what-to-do-now} in ${fees}.es.md. Sections of two languages pair by their {#name}.`,
    `${fees}.es.md:46: {#ahora}: has no section {#ahora} in ${fees}.en.md. Sections of two languages pair by their {#name}.`,
  ]);
});

it.each([
  ['A settlement ends it.', 'Un contrato le pone fin.', ['settlement']],
  ['Settlements end it.', 'Los Acuerdos\nle ponen fin.', []],
  ['A settlement ends it.', 'Un desacuerdo le pone fin.', ['settlement']],
  ['Call us', 'Llámenos', []],
  ['Workers’ comp pays.', 'Paga la compen\u00adsación laboral.', []],
  ['Workers’ comp pays.', 'Paga el seguro.', ["workers' comp"]],
  ['It ends. [^settlement] {#settlement}', 'Termina.', []],
  ['It ends in a [settlement](/x).', 'Termina [así](/acuerdo).', ['settlement']],
])('of “%s” the Spanish “%s” lacks the terms %j', (english, translation, expected) => {
  const terms = [
    { en: 'settlement', es: ['acuerdo'] },
    { en: 'call', es: ['llam'] },
    { en: "workers' comp", es: ['compensación laboral', 'caso laboral'] },
  ] as unknown as Parameters<typeof missingTerms>[0];
  expect(missingTerms(terms, english, translation, 'es')).toEqual(
    expected.map((term) => expect.stringContaining(`should translate “${term}” as `)),
  );
});
