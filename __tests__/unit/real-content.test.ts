import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadArticles } from '@/lib/content/articles';
import {
  loadAccidentTypes,
  loadDeadlines,
  loadLegalAreas,
  loadMessages,
  loadStateDeadlines,
} from '@/lib/content/site-content';
import { loadUsualTimes } from '@/lib/deadlines/main-clocks';
import { deadlineRecords } from '@/lib/deadlines/open-data';
import { usualTime } from '@/lib/deadlines/usual-time';
import { wordsOf } from '@/lib/deadlines/words';
import { languages } from '@/lib/language';
import type { Area } from '@/lib/states';
import { itInSpanish, spanish } from './spanish';

const testSite = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '../..')));
afterAll(() => process.chdir(testSite));

const clocks = (state: string, id: string) => {
  const found = loadStateDeadlines('en').find((one) => one.state === state);
  const law = found?.laws.find((one) => one.id === id);
  return law?.clocks.map(({ time }) => time) ?? [];
};

const finderSays = (state: string, type: string) =>
  usualTime(state as Area, {}, loadUsualTimes('en'), type).text;

it('every place has a clock or a sentence for each accident type, in each language', () => {
  for (const language of languages) {
    const usual = loadUsualTimes(language);
    for (const { state, laws } of loadStateDeadlines(language)) {
      for (const law of laws) {
        const { text, outer = ': -' } = wordsOf(law, language);
        expect(`${state} ${law.id}: ${text}; ${outer}`).toMatch(/: \S.*: \S/);
      }
      for (const type of ['Auto Accident', 'MalPractice', 'Wrongful Death', 'Workers Comp'])
        expect(usualTime(state, {}, usual, type).text).toMatch(/: \S/);
    }
  }
});

// Typed from the statutes of limitations for injuries, not from the files.
const yearsToSue = `
P1Y: Kentucky, Puerto Rico, Tennessee
P2Y: Alabama, Alaska, Arizona, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii
P2Y: Idaho, Illinois, Indiana, Iowa, Kansas, Louisiana, Nevada, New Jersey, Ohio, Oklahoma, Oregon
P2Y: Pennsylvania, Texas, Virginia, West Virginia
P3Y: Arkansas, District of Columbia, Maryland, Massachusetts, Michigan, Mississippi, Montana
P3Y: New Hampshire, New Mexico, New York, North Carolina, Rhode Island, South Carolina, South Dakota
P3Y: Vermont, Washington, Wisconsin
P4Y: Nebraska, Utah, Wyoming
P5Y: Missouri
P6Y: Maine, Minnesota, North Dakota`;
const ofStates = (table: string) =>
  table.split('\n').flatMap((line) => {
    const [fact = '', states = ''] = line.split(': ');
    return states ? states.split(', ').map((state) => [state, fact] as const) : [];
  });

it.each(ofStates(yearsToSue))(
  '%s gives %s to sue for an injury, and finder and data say so',
  (state, time) => {
    expect(clocks(state, 'injury')).toContain(time);
    const words = new RegExp(`\\b${time[1]} years?\\b`);
    expect(finderSays(state, 'Slip And Fall')).toMatch(words);
    const record = deadlineRecords().find((one) => one.state === state && one.kind === 'injury');
    expect(record?.en?.text).toMatch(words);
  },
);

const sooner = loadDeadlines('en').usual.sooner.replace('{usual}', '');

// Where a crash has a time of its own, and other accident types.
it.each([
  ['Colorado', 'Auto Accident', '3 years'],
  ['Hawaii', 'Auto Accident', '2 years'],
  ['Kentucky', 'Auto Accident', '2 years'],
  ['Ohio', 'MalPractice', '1 year'],
  ['Texas', 'Wrongful Death', '2 years'],
  ['Texas', 'Workers Comp', '30 days'],
  ['Texas', 'Workers Comp', '1 year'],
  ['Texas', 'Slip And Fall', sooner],
])('the finder says of %s, %s: %s', (state, type, words) => {
  expect(finderSays(state, type)).toContain(words);
});

it.each([
  ['California', 'workReport', 'P30D'],
  ['California', 'workClaim', 'P1Y'],
  ['California', 'government', 'P6M'],
  ['Florida', 'workReport', 'P30D'],
  ['Georgia', 'workReport', 'P30D'],
  ['Georgia', 'workClaim', 'P1Y'],
  ['New Jersey', 'government', 'P90D'],
  ['New York', 'government', 'P90D'],
  ['New York', 'government', 'P1Y90D'],
  ['New York', 'malpractice', 'P30M'],
  ['New York', 'workReport', 'P30D'],
  ['Ohio', 'malpractice', 'P1Y'],
  ['Texas', 'government', 'P6M'],
  ['Texas', 'workReport', 'P30D'],
  ['Texas', 'workClaim', 'P1Y'],
  ['Wyoming', 'workReport', 'PT72H'],
])('%s, %s: %s', (state, id, time) => {
  expect(clocks(state, id)).toContain(time);
});

it('a legislature’s site, or a state’s part of a collection, is cited by one state', () => {
  const citing = new Map<string, Set<string>>();
  for (const { url, usps } of deadlineRecords()) {
    const [place] =
      /[\w.-]+\.(gov|\w\w\.us)(?=\/)|justia\.com\/codes\/[\w-]+/.exec(url ?? '') ?? [];
    if (place && usps !== 'US') citing.set(place, (citing.get(place) ?? new Set()).add(usps));
  }
  expect(citing.size).toBeGreaterThan(50);
  expect([...citing].filter(([, states]) => states.size > 1)).toEqual([]);
});

// What a dictionary says; the check of translations compares numbers, links and labels.
const startsIn: Record<string, [english: RegExp, spanish: RegExp]> = {
  injury: [/you were hurt/, /se lastimó/],
  found: [/you found/, /descubrió/],
  death: [/of death/, /de la muerte/],
  act: [/of the act/, /del acto/],
  'treatment-end': [/end of the treatment/, /fin del tratamiento/],
  birth: [/of birth/, /del nacimiento/],
  notice: [/the notice/, /el aviso/],
  suit: [/the lawsuit starts/, /empieza la demanda/],
  claim: [/the claim is filed/, /se presenta el reclamo/],
  payment: [/last payment/, /último pago/],
  decision: [/the decision/, /la decisión/],
  restored: [/you can act again/, /puede actuar de nuevo/],
  answer: [/answer/, /respuesta|contesta/],
  letters: [/representative of the estate/, /representante de la sucesión/],
  service: [/papers are served/, /notifican los papeles/],
  hired: [/you hire a lawyer/, /contrata a un abogado/],
  sale: [/of the sale/, /de la venta/],
  'last-day': [/last day of work/, /último día de trabajo/],
  report: [/employer’s report/, /informe de su empleador/],
};

it.each(languages)('a clock starts from the same day in each language (%s)', (language) => {
  const { starts } = loadDeadlines(language);
  for (const [start, words] of Object.entries(starts))
    expect(words).toMatch(startsIn[start]?.[language === spanish ? 1 : 0] ?? start);
});

it('the mail about a case has each answer beside its question', () => {
  const mail = readFileSync('content/emails/intake.html', 'utf8');
  const rows = mail.matchAll(/<th[^>]*>(.*?)<\/th><td>\{\{(\w+)/g);
  const about = Object.fromEntries([...rows].map(([, question, answer]) => [answer, question]));
  const words = `accidentId type, zipCode code, from_name name, email mail, phone_number number,
    period long, medical hospital, fault at fault, signup signed, stay injury`;
  for (const [, answer = '', word = ''] of words.matchAll(/(\w+) ([^,]+)/g))
    expect([answer, about[answer]]).toEqual([answer, expect.stringContaining(word)]);
});

// Typed from the states' statutes and decisions on comparative fault.
const faultRules = `
contributory: Alabama, District of Columbia, Maryland, North Carolina, Virginia
slight: South Dakota
50: Arkansas, Colorado, Georgia, Idaho, Kansas, Maine, Nebraska, North Dakota, Tennessee, Utah
51: Connecticut, Delaware, Florida, Hawaii, Illinois, Indiana, Iowa, Massachusetts, Minnesota
51: Montana, Nevada, New Hampshire, New Jersey, Ohio, Oklahoma, Oregon, Pennsylvania
51: South Carolina, Texas, Vermont, Wisconsin, Wyoming
pure: Alaska, Arizona, California, Kentucky, Mississippi, Missouri, New Mexico, Rhode Island, Washington`;
const namesOfRules: Record<string, RegExp[]> = {
  contributory: [/any fault/, /cualquier culpa/],
  slight: [/slight/, /leve/],
  50: [/^Half/, /^La mitad/],
  51: [/^More than half/, /^Más de la mitad/],
  pure: [/only/, /solo/],
};

it.each(ofStates(faultRules))('%s names its rule about one’s own fault: %s', (state, rule) => {
  for (const [index, language] of languages.entries()) {
    const own = loadStateDeadlines(language).find((one) => one.state === state);
    const fault = own?.laws.find(({ kind }) => kind === 'fault');
    expect(fault && wordsOf(fault, language).time).toMatch(namesOfRules[rule]?.[index] ?? rule);
  }
});

it('a legal area’s article is about it, if one is', () => {
  const articles = loadArticles('en').map(({ facts }) => facts);
  for (const { name, article } of loadLegalAreas('en')) {
    const own = articles.filter(({ accidentType }) => accidentType === name).map(({ id }) => id);
    if (article && own.length > 0)
      expect([name, own]).toEqual([name, expect.arrayContaining([article])]);
  }
});

it('the notice for work injuries belongs to the accident type of work', () => {
  const types = loadAccidentTypes('en').filter(({ atWork }) => atWork);
  expect(types.map(({ name }) => name)).toEqual(['Workers Comp']);
});

// First sentences, in English and Spanish: who reads “not sent” of a doubt sends twice.
const doubt = [/\bmay\b|\bmight\b/, /\bpued[ae]|\bpodría|\bquizás?\b|\btal vez\b/];
const failure = [/\b(not|never|nothing)\b|n’t\b/i, /\b(no|nunca|nada)\b|\bfall/i];
it.each(languages)('only a doubt is worded as one, and only a failure as one (%s)', (language) => {
  const texts = loadMessages(language);
  const place = language === spanish ? 1 : 0;
  const isIn = (text: string, [...words]: RegExp[]) =>
    words[place]?.test(text.split('. ')[0] ?? '');
  const { sendFailed, maybeSent, maybeSentBefore, arrived, arrivedBefore, sent } = texts;
  for (const text of [maybeSent, maybeSentBefore]) if (text) expect(isIn(text, doubt)).toBe(true);
  for (const text of [arrived, arrivedBefore, sent])
    expect([text, isIn(text, doubt), isIn(text, failure)]).toEqual([text, false, false]);
  for (const text of [sendFailed, texts.triedAgain, texts.confirm.press, texts.outage.held])
    if (text) expect([text, isIn(text, doubt), isIn(text, failure)]).toEqual([text, false, true]);
});

itInSpanish('each state has its Spanish name', () => {
  const names = loadStateDeadlines(spanish).map(({ state, name }) => [state, name]);
  const translated = names.filter(([state, name]) => state !== name);
  expect(Object.fromEntries(translated)).toEqual({
    'District of Columbia': 'Washington, D. C.',
    Hawaii: 'Hawái',
    Louisiana: 'Luisiana',
    Mississippi: 'Misisipi',
    Missouri: 'Misuri',
    'New Hampshire': 'Nuevo Hampshire',
    'New Jersey': 'Nueva Jersey',
    'New Mexico': 'Nuevo México',
    'New York': 'Nueva York',
    'North Carolina': 'Carolina del Norte',
    'North Dakota': 'Dakota del Norte',
    Oregon: 'Oregón',
    Pennsylvania: 'Pensilvania',
    'South Carolina': 'Carolina del Sur',
    'South Dakota': 'Dakota del Sur',
    'West Virginia': 'Virginia Occidental',
  });
});
