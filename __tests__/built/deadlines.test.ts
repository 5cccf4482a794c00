import { readFileSync } from 'node:fs';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import type { DeadlineRecord } from '@/lib/deadline-data';
import { shortestClock } from '@/lib/deadlines';
import { type Language, languages, longDate } from '@/lib/language';
import { paths, routesIn, stateDeadlinesPath } from '@/lib/routes';
import { pageAt, squeeze } from './pages';

type Data = { license: string; deadlines: DeadlineRecord[] };

const { license, deadlines }: Data = JSON.parse(readFileSync('out/deadlines.json', 'utf8'));
const states = languages.flatMap((language) =>
  loadStateDeadlines(language).map((state) => ({ language, ...state })),
);

function shownFor(
  { kind, section, confirmed, url, ...record }: DeadlineRecord,
  language: Language,
) {
  const { labels, ...words } = loadDeadlines(language);
  const { text = '', starts = '', outer } = record[language] ?? {};
  const limit = outer ? `${words.outer}: ${outer}` : '';
  const line = text + starts + limit + (confirmed === 'unsure' ? words.unsure : '') + section;
  const name = kind.replace(/^beforeSuit\.(.)/, (_, letter) => `before${letter.toUpperCase()}`);
  return [labels[name as keyof typeof labels], squeeze(line), url ?? undefined];
}

it.each(states)(
  'the page of $state ($language) shows the deadlines and rules of the open data',
  (state) => {
    const { language, id, name, row } = state;
    const words = loadDeadlines(language);
    const $ = pageAt(language, stateDeadlinesPath(id));
    const laws = $('main dl dd').get();
    const shown = laws.map((dd) => [
      $(dd).prevAll('dt').text(),
      squeeze($(dd).text()),
      $(dd).find('a').attr('href'),
    ]);
    const own = deadlines.filter((record) => record.id.startsWith(`${id}.`));
    expect(shown.sort()).toEqual(own.map((record) => shownFor(record, language)).sort());

    expect($('h1').text()).toBe(words.title.replace('{state}', name));
    expect($('main time').attr('datetime')).toBe(row.checked);
    expect($('main time').text()).toBe(longDate(row.checked, language));
    const links = $('main a').map((_, link) => [[$(link).text(), $(link).attr('href')]]);
    expect(links.get()).toEqual(
      expect.arrayContaining([
        [words.findLawyer, routesIn(language).finder],
        [words.backToList, routesIn(language).deadlines],
      ]),
    );
    // Only English deadlines can be parsed.
    const english = loadStateDeadlines('en').find((one) => one.id === id)?.row ?? row;
    expect($('#reminder').attr('data-months')).toBe(shortestClock(english)?.toString());
  },
);

it.each(languages)('the deadlines page lists the states in order (%s)', (language) => {
  const $ = pageAt(language, paths.deadlines);
  const links = $('nav[aria-labelledby="states"] a').get();
  expect(links.map(({ attribs }) => [attribs['id'], attribs['href']])).toEqual(
    loadStateDeadlines(language).map(({ id }) => [id, routesIn(language).stateDeadlines(id)]),
  );
  const names = links.map((link) => $(link).text());
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
});

it('the open data has unique ids, a license, the same rows as CSV, and a schema', () => {
  const ids = deadlines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(license).toBe('https://creativecommons.org/licenses/by/4.0/');
  const rows = readFileSync('out/deadlines.csv', 'utf8').trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => /^"([^"]+)"/.exec(row)?.[1])).toEqual(ids);
  const schema = JSON.parse(readFileSync('out/deadlines.schema.json', 'utf8'));
  const described = Object.keys(schema.properties.deadlines.items.properties);
  expect(described.sort()).toEqual(Object.keys(deadlines[0] ?? {}).sort());
});
