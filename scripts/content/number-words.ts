/**
 * How a language writes numbers: patterns of words, and lists of `name: pattern`. To add a language,
 * add its words.
 */
export const numberWords = {
  en: {
    // A fraction such as “two thirds” is two numbers.
    values: `0: zero, 0.5: half(?: an?)?, 1: one|first, 2: two|second|both|twice|double,
      3: three|thirds?|triple, 4: four|fourths?|quarters?, 5: five|fifth, 6: six|sixth,
      7: seven|seventh, 8: eight|eighth, 9: nine|ninth, 10: ten|tenth, 11: eleven|eleventh,
      12: twelve|twelfth|dozens?, 13: thirteen, 14: fourteen, 15: fifteen, 16: sixteen,
      17: seventeen, 18: eighteen|eighteenth, 19: nineteen, 20: twenty|twentieth,
      21: twenty-first, 30: thirty|thirtieth, 40: forty, 50: fifty, 60: sixty, 70: seventy,
      80: eighty, 90: ninety, 100: hundreds?, 1000: thousands?, 1000000: millions?`,
    // These count only before a unit, as “a” does in “a year”.
    articles: '1: an?|few|per|each|every',
    // These often mean something else.
    uncertain: 'third|quarter',
    // Often as good as “the beginning”.
    first: 'first',
    units: `second: seconds, minute: minutes?, hour: hours?, week: weeks?, month: months?,
      workday: (?:business|working|work) days?, day: days?, year: years?|birthdays?,
      fortnight: fortnights?, decade: decades?, point: percentage points?, percent: %|percent,
      dollar: dollars?|\\$, cent: cents?, mile: miles?|mph, foot: feet|foot, meter: meters?, am: am|a\\. ?m\\., pm: pm|p\\. ?m\\.`,
    // These count without a number too.
    times: 'hours|days|weeks|months|years',
    half: 'and a half',
    and: 'and',
    ordinal: 'st|nd|rd|th',
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
    date: '(?<month>MONTH)(?: (?<day>\\d{1,2})(?!\\d))?(?:,? (?<year>\\d{4}))?',
  },
  es: {
    values: `0: cero, 0.5: mitad, 1: un[oa]?|primer[oa]?s?, 2: dos|segund[oa]|amb[oa]s|doble,
      3: tres|tercer[oa]?s?|tercios?|triple, 4: cuatro|cuart[oa]s?, 5: cinco|quint[oa],
      6: seis|sext[oa], 7: siete|séptim[oa], 8: ocho|octav[oa], 9: nueve|noven[oa], 10: diez|décim[oa],
      11: once, 12: doce|docenas?, 13: trece, 14: catorce, 15: quince, 16: dieciséis,
      17: diecisiete, 18: dieciocho, 19: diecinueve, 20: veinte, 21: veinti(?:uno|una|ún),
      22: veintidós, 23: veintitrés, 24: veinticuatro, 25: veinticinco, 26: veintiséis,
      27: veintisiete, 28: veintiocho, 29: veintinueve, 30: treinta, 40: cuarenta, 50: cincuenta,
      60: sesenta, 70: setenta, 80: ochenta, 90: noventa, 100: cien|cientos?, 200: doscient[oa]s,
      300: trescient[oa]s, 400: cuatrocient[oa]s, 500: quinient[oa]s, 600: seiscient[oa]s,
      700: setecient[oa]s, 800: ochocient[oa]s, 900: novecient[oa]s, 1000: mil|miles,
      1000000: millón|millones`,
    articles: '0.5: medi[oa], 1: un[oa]?s?|por|al|a la|cada',
    uncertain: 'cuarto|tercer[oa]s?',
    first: 'primer[oa]?s?',
    units: `second: segundos, minute: minutos?, hour: horas?, week: semanas?, month: mes|meses,
      workday: días? (?:hábil|hábiles|laborables?|laborales?), day: días?, year: años?|cumpleaños,
      fortnight: quincenas?, decade: décadas?, point: puntos? porcentual(?:es)?, percent: %|por ciento,
      dollar: dólar|dólares|\\$, cent: centavos?, mile: millas?, foot: pies?, meter: metros?, am: am|a\\. ?m\\., pm: pm|p\\. ?m\\.`,
    times: 'horas|días|semanas|meses|años',
    half: 'y medi[oa]',
    and: 'y',
    ordinal: '\\.?[ºª]',
    months:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    date: '(?:(?<day>\\d{1,2}|1\\.º|primero) de )?(?<month>MONTH)(?: del? (?<year>\\d{4}))?',
  },
};
