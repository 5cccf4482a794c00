import { missingTerms } from '@/scripts/content/terms';

const terms = [
  { english: 'settlement', spanish: ['acuerdo'] },
  { english: "workers' comp", spanish: ['compensación laboral'] },
];
const missing = (english: string, spanish: string) =>
  missingTerms(terms, english, spanish).map((term) => term.english);

it.each([
  ['A settlement ends it.', 'Un contrato le pone fin.', ['settlement']],
  ['Settlements end it.', 'Los Acuerdos\nle ponen fin.', []],
  ['Workers’ comp pays.', 'Paga la compen\u00adsación laboral.', []],
  ['Workers’ comp pays.', 'Paga el seguro.', ["workers' comp"]],
  ['The claim ends.', 'El reclamo termina.', []],
  // Visible words only.
  ['It ends. [^settlement] {#settlement}', 'Termina.', []],
  ['It ends in a [settlement](/x).', 'Termina [así](/acuerdo).', ['settlement']],
])('of “%s” the Spanish “%s” lacks %j', (english, spanish, expected) => {
  expect(missing(english, spanish)).toEqual(expected);
});
