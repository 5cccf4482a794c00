import { differingNumbers } from '@/scripts/content/numbers';

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' = '));

it.each(
  rows(`
    You have 2 years. = Tiene dos años.
    1,500 cases, 120 of them old = mil quinientos casos, ciento veinte de ellos viejos
    a $1.5 million cap = un tope de 1.5 millones de dólares
    $900 a week, 40% of it = $900 por semana, el 40 por ciento
    two and a half years = dos años y medio
    half an hour, or half the money = media hora, o la mitad del dinero
    one third or two-thirds = un tercio o dos tercios
    until age 18 or 21 = hasta los 18 años o 21
    A child of 9 has until the 11th birthday. = Un niño de 9 años tiene hasta cumplir 11.
    by November 23, 2026 = antes del 23 de noviembre de 2026
    since May 1st = desde el 1.º de mayo
    at 3:40 pm = a las 3:40 de la tarde
    at 5:30 pm = a las 17:30
    18 months = un año y medio
    two weeks = 14 días
    for two weeks = en quince días
    within fifteen days = en quince días
    after a week = después de ocho días
    on the Fourth of July = el 4 de julio
    By Sept. 11 at 3:15 p.m. = El 11 de septiembre a las 3:15 p. m.
    A man in his forties = un hombre de unos cuarenta años
    thirty days = treinta (30) días
    21 years = veintiún (21) años
    $1.5 billion = 1,500 millones de dólares
    1 more time = una vez más
    wait 1 second = espere un segundo
    a motion in limine = una petición previa (MIL)
    open 24/7 = abierto las 24 horas del día
    open 24/7 = abierto las 24 horas, los 7 días
    20/20 vision at night = una visión 20/20 de noche
    on January 1 = el 1ro de enero
    the first three days = los tres primeros días
    the first of May = el primero de mayo
    every other week = cada dos semanas
    the 1990s = los años noventa
    $18.75 an hour = $18.75 la hora
    a quarter past nine = las nueve y cuarto
    half past eight = las ocho y media
    half a million dollars = medio millón de dólares
    20th century = siglo XX
    $2 million to $3 million = de $2 a $3 millones
    2 years after the 18th birthday = desde los 18 años, 2 años más
    The law sets no fixed day. = La ley no fija un día.
    The two of you agree. = Usted y el abogado acuerdan.
    Wait each day in a hospital room. = Espere todos los días en un cuarto del hospital.
    It takes a few months, then hours. = Toma horas y luego meses.
    Ask [us](/blogs/page1/7).[^law-12] {#top-10} {figure: 3-steps} {count1} = Pregunte.
  `),
)('takes the numbers of “%s” and “%s” for the same', (english = '', spanish = '') => {
  expect(differingNumbers(english, spanish, 'es')).toBeUndefined();
});

it.each(
  rows(`
    two weeks = 15 días = “two weeks” in English but “15 días” in Spanish
    2 years = 2 meses = “2 years” in English but “2 meses” in Spanish
    a year = dos años = “a year” in English but “dos años” in Spanish
    within a year = en un mes = “a year” in English but “un mes” in Spanish
    $900 a week = $900 al mes = “a week” in English but “al mes” in Spanish
    a year and a half = un año = “a year and a half” in English but “un año” in Spanish
    5 business days = 5 días = “5 business days” in English but “5 días” in Spanish
    at 5 pm = a las 5 de la mañana = “5 pm” in English but “5 de la mañana” in Spanish
    $1 billion = 1 billón de dólares = “$1 billion” in English but “1 billón de dólares” in Spanish
    three firms = cuatro firmas = “three” in English but “cuatro” in Spanish
    40% = $40 = “40%” in English but “$40” in Spanish
    in 30 days = pronto = “30 days” in English but not in Spanish
    a few days = unos meses = “few days” in English but “unos meses” in Spanish
    soon = en 30 días = “30 días” in Spanish but not in English
    2 days, then 2 more = 2 días = “2” in English but not in Spanish
    May 3, 2026 = 3 de marzo de 2026 = “May” in English but “marzo” in Spanish
  `),
)('notices “%s” as “%s”', (english = '', spanish = '', difference) => {
  expect(differingNumbers(english, spanish, 'es')).toBe(`says ${difference}`);
});
