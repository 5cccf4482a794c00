import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForms, loadStateDeadlines } from '@/lib/content/site-content';
import { loadAnswers } from '@/lib/deadlines/answers';
import { deadlineRecords } from '@/lib/deadlines/open-data';
import { usualTime } from '@/lib/deadlines/usual-time';
import { lawInWords } from '@/lib/deadlines/words';
import { languages } from '@/lib/language';
import { deadlineAreas } from '@/lib/states';

const testSite = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '../..')));
afterAll(() => process.chdir(testSite));

it('every place has a clock or a sentence for each accident type, in each language', () => {
  for (const language of languages) {
    const answers = loadAnswers(language);
    for (const { state, laws } of loadStateDeadlines(language)) {
      for (const law of laws) {
        const { text, outer = ': -' } = lawInWords(law, language);
        expect(`${state} ${law.id}: ${text}; ${outer}`).toMatch(/: \S.*: \S/);
      }
      for (const type of ['Auto Accident', 'MalPractice', 'Wrongful Death', 'Workers Comp'])
        expect(usualTime(state, language, answers, type).text).toMatch(/: \S/);
    }
  }
});

it('a site of a state, its bar or its agencies is named for one state', () => {
  const naming = new Map<string, Set<string>>();
  const add = (place: string, state: string) =>
    naming.set(place, (naming.get(place) ?? new Set()).add(state));
  for (const { url, state, section } of deadlineRecords()) {
    const [place] =
      /[\w.-]+\.(gov|\w\w\.us)(?=\/)|justia\.com\/codes\/[\w-]+/.exec(url ?? '') ?? [];
    const isFederal = state === 'United States' || /\b(?:CFR|U\.S\.C\.)/.test(section ?? '');
    if (place && !isFederal) add(place, state);
  }
  for (const { state, help } of loadStateDeadlines('en'))
    for (const { name, url } of help) {
      add(new URL(url).hostname, state);
      const named = deadlineAreas.filter((area) => RegExp(`\\b${area}\\b`).test(name));
      expect([name, ...named]).toEqual(named.length > 0 ? expect.arrayContaining([state]) : [name]);
    }
  expect(naming.size).toBeGreaterThan(100);
  expect([...naming].filter(([, states]) => states.size > 1)).toEqual([]);
});

it('a law that changed leaves each day to one clock of the open data', () => {
  const clocks = deadlineRecords().flatMap(({ usps, clocks }) =>
    clocks.map(({ claim, step, ...days }) => ({ to: `${usps} ${claim} ${step}`, ...days })),
  );
  const old = clocks.filter(({ validTo }) => validTo);
  expect(old.length).toBeGreaterThan(0);
  for (const { to, validTo = '' } of old) {
    const next = clocks.filter((one) => one.to === to && !one.validTo);
    const days = next.map(({ validFrom = '' }) => Date.parse(validFrom) - Date.parse(validTo));
    expect([to, ...new Set(days)]).toEqual([to, 86_400_000]);
  }
});

it.each(['intake', 'contact'])('the mail of %s has each answer beside its question', (form) => {
  const mail = readFileSync(`content/emails/${form}.html`, 'utf8');
  const words = `accidentId type, zipCode code, from_name name, email mail, phone_number number,
    period long, medical hospital, fault at fault, signup signed, stay injury`;
  for (const [, question = '', answer = ''] of mail.matchAll(/<th[^>]*>(.*?)<.*\{\{(\w+)/g)) {
    const [, word = ''] = RegExp(`${answer} ([^,]+)`).exec(words) ?? [];
    expect([answer, question.toLowerCase()]).toEqual([answer, expect.stringContaining(word)]);
  }
  expect(mail).toMatch(new RegExp(`the ${form} form.*<pre [^>]*>{{message}}</pre>`, 's'));
  expect(mail.replace(/\s+/g, ' ')).toMatch(
    /not with a dialer\. If they have signed .* do not call/,
  );
});

it('warns in California’s words, which must not change, of a false claim', () => {
  expect(loadForms('en').atSend.compensation).toBe(
    'Making a false or fraudulent workers’ compensation claim is a felony subject to up to 5 years in prison or a fine of up to $50,000 or double the value of the fraud, whichever is greater, or by both imprisonment and fine.',
  );
});
