import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { missingTerms } from '@/scripts/content/terms';
import { copyContent } from '../../content-copy';
import { itInSpanish } from '../../spanish';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

/** Makes edits such as `file | old | new | answer`, and expects these answers of the check. */
async function expectAnswers(kind: 'mistakes' | 'advice', table: string) {
  const edits = table.trim().split('\n');
  const expected = edits.map((edit) => {
    const [name = '', from = '', to = '', answer] = edit.trim().split(' | ');
    const before = content.read(`content/${name}`);
    content.write(`content/${name}`, before.replace(from, to));
    expect(before).toContain(from);
    return `content/${name}: ${answer}`;
  });
  const { [kind]: all } = await checkContent();
  const found = all.map((one) => describeMistake({ ...one, line: 0 }));
  for (const answer of expected) expect(found).toContainEqual(expect.stringContaining(answer));
  if (kind === 'mistakes') expect(found).toHaveLength(expected.length);
  return all;
}

itInSpanish('refuses what one language states differently, at its line', async () => {
  const found = await expectAnswers(
    'mistakes',
    `faq.yml | 25% al 40% | 25% al 50% | topics[1].items[3].subtitle1: says “40%” in English but “50%”
    faq.yml | ¿Qué hace {siteName}? | ¿Qué hacemos? | topics[2].items[1].subject: lacks {siteName} of
    faq.yml | dad](/privacy) | dad](/privacy)[ ](/service) | topics[2].items[4].subtitle1: has /service,
    faq.yml | Respondemos { | This is when you can write { | topics[2].items[3].subtitle1: is English.
    home.yml | es: Toma unos 3 minutos | es: Takes about 3 minutes | hero.time: is the same text in both
    states/alabama.yml | límite de 4 años | límite de 5 años | stops.text: says “4” in English but “5 a
    figures/09/fee-caps.yml | es: Contra EE. UU. | es: En 3 casos | bars[3].label: says “3” in Spanish
    articles/09-contingency-fees.es.md | [^florida-fees] |  | {#how-does-a-contingency-fee-work}: lacks [^fl
    articles/09-contingency-fees.es.md | ros $750,000 | ros $760,000 | {#where-does-the-law-limit-the-fee}: says
    articles/09-contingency-fees.es.md | un tercio | la mitad | summary: says “third” in English but “mitad”`,
  );
  expect(found.map(({ file, line }) => `${file}:${line}`)).toContain(
    'content/states/alabama.yml:103',
  );
});

itInSpanish('advises on sections and single words that are not translated', () =>
  expectAnswers(
    'advice',
    `articles/09-contingency-fees.es.md | {#what-to-do-now} | {#ahora} | {#ahora}: has no section {#ahora}
    home.yml | es: Reseñas | es: Reviews | reviews.title: is the same text in both languages.`,
  ),
);

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
