import { differingNumbers, reversedLimit } from '@/scripts/content/numbers';

const inSpanish = (english: string, spanish: string) => differingNumbers(english, spanish, 'es');

it.each([
  ['You have 2 years.', 'Tiene dos años.'],
  ['within thirty-five days', 'en treinta y cinco días'],
  ['1,500 cases, 120 of them old', 'mil quinientos casos, ciento veinte de ellos viejos'],
  ['a $1.5 million cap', 'un tope de 1.5 millones de dólares'],
  ['$900 a week, 40% of it', '$900 por semana, el 40 por ciento'],
  ['a year and a half', 'un año y medio'],
  ['two and a half years', 'dos años y medio'],
  ['half an hour, or half the money', 'media hora, o la mitad del dinero'],
  ['one third or two-thirds', 'un tercio o dos tercios'],
  ['until age 18 or 21', 'hasta los 18 años o 21'],
  ['A child of 9 has until the 11th birthday.', 'Un niño de 9 años tiene hasta cumplir 11.'],
  ['by November 23, 2026', 'antes del 23 de noviembre de 2026'],
  ['since May 1st', 'desde el 1.º de mayo'],
  ['at 3:40 pm', 'a las 3:40 p. m.'],
  ['at 3:40 pm', 'a las 3:40 de la tarde'],
  ['at 5:30 pm', 'a las 17:30'],
  ['18 months', 'un año y medio'],
  ['two weeks', '14 días'],
  ['thirty days', 'treinta (30) días'],
  ['21 years', 'veintiún (21) años'],
  ['$1 billion', 'mil millones de dólares'],
  ['$1.5 billion', '1,500 millones de dólares'],
  ['1 more time', 'una vez más'],
  ['wait 1 second', 'espere un segundo'],
  ['a motion in limine', 'una petición previa (MIL)'],
  ['open 24/7', 'abierto las 24 horas del día'],
  ['on January 1', 'el 1ro de enero'],
  ['the first three days', 'los tres primeros días'],
  ['the first two calls', 'las dos primeras llamadas'],
  ['the first of May', 'el primero de mayo'],
  ['every other week', 'cada dos semanas'],
  ['the 1990s', 'los años noventa'],
  ['$18.75 an hour', '$18.75 la hora'],
  ['a quarter past nine', 'las nueve y cuarto'],
  ['a quarter to six', 'las seis menos cuarto'],
  ['half past eight', 'las ocho y media'],
  ['half a million dollars', 'medio millón de dólares'],
  ['20th century', 'siglo XX'],
  ['$2 million to $3 million', 'de $2 a $3 millones'],
  // A word that is not always said.
  ['The law sets no fixed day.', 'La ley no fija un día.'],
  ['The two of you agree.', 'Usted y el abogado acuerdan.'],
  ['Sign both forms.', 'Firme los dos formularios.'],
  ['Wait each day in a hospital room.', 'Espere todos los días en un cuarto del hospital.'],
  ['It takes a few months, then hours.', 'Toma horas y luego meses.'],
  ['Ask [us](/blogs/page1/7).[^law-12] {#top-10}\n\n{figure: 3-steps}\n\n{count1}', 'Pregunte.'],
])('takes the numbers of “%s” and “%s” for the same', (english, spanish) => {
  expect(inSpanish(english, spanish)).toBeUndefined();
});

it.each([
  ['2 years', '2 meses', 'says “2 years” in English but “2 meses” in Spanish'],
  ['a year', 'dos años', 'says “a year” in English but “dos años” in Spanish'],
  ['within a year', 'en un mes', 'says “a year” in English but “un mes” in Spanish'],
  ['$900 a week', '$900 al mes', 'says “a week” in English but “al mes” in Spanish'],
  ['the first step', 'el segundo paso', 'says “first” in English but “segundo” in Spanish'],
  ['a year and a half', 'un año', 'says “a year and a half” in English but “un año” in Spanish'],
  ['5 business days', '5 días', 'says “5 business days” in English but “5 días” in Spanish'],
  ['at 5 pm', 'a las 5 a. m.', 'says “5 pm” in English but “5 a. m.” in Spanish'],
  [
    '$1 billion',
    '1 billón de dólares',
    'says “$1 billion” in English but “1 billón de dólares” in Spanish',
  ],
  ['Call once.', 'Llame dos veces.', 'says “dos veces” in Spanish but not in English'],
  ['at 5 pm', 'a las 5 de la mañana', 'says “5 pm” in English but “5 de la mañana” in Spanish'],
  ['40%', '$40', 'says “40%” in English but “$40” in Spanish'],
  ['in 30 days', 'pronto', 'says “30 days” in English but not in Spanish'],
  ['a few days', 'unos meses', 'says “few days” in English but “unos meses” in Spanish'],
  ['soon', 'en 30 días', 'says “30 días” in Spanish but not in English'],
  [
    'in 4 years, 3 days and 2 weeks',
    'en 4 años, 3 días y 3 semanas',
    'says “2 weeks” in English but “3 semanas” in Spanish',
  ],
  ['2 days, then 2 more', '2 días', 'says “2” in English but not in Spanish'],
  [
    'on May 3, 2026',
    'el 5 de marzo de 2026',
    'says “May 3, 2026” in English but “5 de marzo de 2026” in Spanish',
  ],
  [
    'four years, now two years, in 3 states',
    'dos años, ahora cuatro años, en 3 estados',
    'says “four years”, “two years”, “3” in English but “dos años”, “cuatro años”, “3” in Spanish',
  ],
])('notices “%s” as “%s”', (english, spanish, problem) => {
  expect(inSpanish(english, spanish)).toBe(problem);
});

it.each([
  [
    'at least 30 days',
    'como máximo 30 días',
    'says “at least” in English but “como máximo” in Spanish',
  ],
  ['up to $500', 'más de $500', 'says “up to” in English but “más de” in Spanish'],
  ['at least 30 days', 'al menos 30 días', undefined],
  ['never more than 4 years', 'nunca más de 4 años', undefined],
  ['within 30 days', 'a más tardar en 30 días', undefined],
])('asks about “%s” as “%s”', (english, spanish, problem) => {
  const found = reversedLimit(english, spanish, 'es');
  expect(found).toBe(problem && `${problem}. Is that the same?`);
});
