import { readFileSync } from 'node:fs';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import type { DeadlineRecord } from '@/lib/deadlines/open-data';
import { readingInWords } from '@/lib/deadlines/words';
import { type Language, languages, longDate } from '@/lib/language';
import { paths, stateDeadlinesPath } from '@/lib/routes';
import { stateOfZipCode } from '@/lib/states';
import { pageAt, siteUrl, squeeze } from './pages';

type Data = { license: string; version: string; deadlines: DeadlineRecord[] };

const { license, version, deadlines }: Data = JSON.parse(
  readFileSync('out/deadlines.json', 'utf8'),
);
const states = languages.flatMap((language) =>
  loadStateDeadlines(language).map((state) => ({ language, ...state })),
);

function shownFor({ kind, confirmed, read, url, ...record }: DeadlineRecord, language: Language) {
  const { labels, ...words } = loadDeadlines(language);
  const { text = '', outer = '' } = record[language] ?? {};
  const section = (language === 'es' && record.sectionInSpanish) || record.section;
  const unsure = confirmed === 'unsure' ? words.unsure : '';
  const line = text + outer + unsure + section + readingInWords({ read, confirmed }, language);
  const label = labels.find((one) => one.kind === kind)?.name;
  return [label, squeeze(line), url ?? undefined];
}

it.each(states)(
  'the page of $state ($language) shows the deadlines and rules of the open data',
  (state) => {
    const { language, id, checked } = state;
    const $ = pageAt(language, stateDeadlinesPath(id));
    const laws = $('main dl dd').get();
    const shown = laws.map((dd) => [
      $(dd).prevAll('dt').text(),
      squeeze($(dd).text()),
      $(dd).find('a').attr('href'),
    ]);
    const own = deadlines.filter(
      (record) => /^(.+?)\./.exec(record.id)?.[1] === id || record.usps === 'US',
    );
    expect(shown.sort()).toEqual(own.map((record) => shownFor(record, language)).sort());

    expect(stateOfZipCode(String($('main form [name=zipCode]').attr('value')))).toBe(state.state);
    expect($('main time[datetime]').text()).toBe(longDate(checked, language));
  },
);

it.each(languages)('the deadlines page lists the states in order (%s)', (language) => {
  const $ = pageAt(language, paths.deadlines);
  const links = $('nav[aria-labelledby="states"] a').get();
  const names = links.map((link) => $(link).text());
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
});

it('the open data has unique ids, a license, the same rows as CSV, and a schema', () => {
  const ids = deadlines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(license).toBe('https://creativecommons.org/licenses/by/4.0/');
  expect(version).toBe(
    deadlines
      .map(({ checked }) => checked)
      .sort()
      .at(-1),
  );
  const [names = '', ...rows] = readFileSync('out/deadlines.csv', 'utf8').trimEnd().split('\r\n');
  const cells = (row = '') => row.slice(1, -1).split('","');
  const texas = cells(rows.find((row) => row.startsWith('"texas.injury"')));
  const named = Object.fromEntries(cells(names).map((name, at) => [name, texas[at]]));
  expect(named).toMatchObject({ usps: 'TX', kind: 'injury', step: 'sue', time: 'P2Y' });
  expect(named).toMatchObject({ from: 'injury', en_text: expect.stringMatching(/^2 years /) });
  const inRows = rows.map((row) => /^"([^"]+)"/.exec(row)?.[1]);
  expect([...new Set(inRows)]).toEqual(ids);
  expect(rows.some((row) => row.includes('"care+death"'))).toBe(true);
  const schema = JSON.parse(readFileSync('out/deadlines.schema.json', 'utf8'));
  const described = Object.keys(schema.properties.deadlines.items.properties);
  const used = new Set(deadlines.flatMap((record) => Object.keys(record)));
  expect(described).toEqual(expect.arrayContaining([...used]));
});

it('the open data holds clocks to compute with', () => {
  const texas = deadlines.find(({ id }) => id === 'texas.injury');
  expect(texas?.clocks[0]?.time?.parts).toEqual([{ count: 2, unit: 'year' }]);
  const codes = `TX texas, MO missouri, MS mississippi, MT montana, ME maine, MD maryland, MI michigan,
    MA massachusetts, MN minnesota, AK alaska, AR arkansas, AZ arizona, IA iowa, ID idaho, OH ohio,
    OK oklahoma, OR oregon, PA pennsylvania, NE nebraska, NV nevada, CO colorado, CT connecticut,`;
  for (const { id, usps, page, checked, checkAgain } of deadlines) {
    const state = usps === 'US' ? '' : `/${/^(.+?)\./.exec(id)?.[1]}`;
    expect(page).toBe(`${siteUrl}/deadlines${state}`);
    const [, code = usps] = RegExp(`(..) ${state.slice(1)},`).exec(codes) ?? [];
    expect([id, usps]).toEqual([id, code]);
    const days = (Date.parse(checkAgain) - Date.parse(checked)) / 86_400_000;
    expect([days > 180, days < 185]).toEqual([true, true]);
  }
});

const { mainTimes } = loadDeadlines('en');

it.each([
  ['en', 'texas', '2 years to sue', '30 days to tell your employer', '6 months to give notice'],
  ['es', 'texas', '2 años para demandar', '30 días para avisar a su empleador', '6 meses para'],
  ['en', 'georgia', '6 months to give notice'],
  ['en', 'rhode-island', `60 days to give notice, ${mainTimes.place}`],
  ['en', 'wisconsin', `2 years to sue, ${mainTimes.vehicle}`],
  ['en', 'kentucky', 'tell your employer in writing right away'],
  ['en', 'alaska', `employer (${mainTimes.unsure})`],
] as [Language, string, ...string[]][])(
  'a page begins with its main times (%s, %s)',
  (language, state, ...all) => {
    if (!states.some((one) => one.language === language && one.id === state)) return;
    const shown = squeeze(pageAt(language, `/deadlines/${state}`)('#times').first().text());
    for (const words of all) expect(shown).toContain(squeeze(words));
  },
);
