import { missingTerms } from '@/scripts/content/terms';

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
