import type { StateDeadlines } from '@/lib/content/deadline-schemas';
import { loadDeadlines, loadStateDeadlines } from '@/lib/content/site-content';
import { longDate } from '@/lib/dates';
import { shortestClock } from '@/lib/deadlines';
import { type Language, languages } from '@/lib/language';
import { paths, routesIn, stateDeadlinesPath } from '@/lib/routes';
import { pageAt, squeeze } from './pages';

type Law = { section: string; url?: string | undefined; confirmed: string };

const states = languages.flatMap((language) =>
  loadStateDeadlines(language).map((state) => ({ language, ...state })),
);

describe.each(states)('the deadlines of $state ($language)', ({ language, id, name, row }) => {
  const words = loadDeadlines(language);
  const $ = pageAt(language, stateDeadlinesPath(id));

  it('are those of the content, each with its law', () => {
    const said = $('main dl > div')
      .get()
      .map((element) => {
        const laws = $(element).find('dd').get();
        return [
          $(element).find('dt').text(),
          ...laws.map((dd) => [squeeze($(dd).text()), $(dd).find('a').attr('href')]),
        ];
      });
    expect(said).toEqual(linesOf(row, language));
  });

  it('stand under a question with the state’s name, with the day of checking', () => {
    expect($('h1').text()).toBe(words.title.replace('{state}', name));
    expect($('main time').attr('datetime')).toBe(row.checked);
    expect($('main time').text()).toBe(longDate(row.checked, language));
  });

  it('lead to the finder and back to all states', () => {
    const links = $('main a').get();
    const addressOf = (text: string) =>
      links.find((link) => $(link).text() === text)?.attribs['href'];
    expect(addressOf(words.findLawyer)).toBe(routesIn(language).finder);
    expect(addressOf(words.backToList)).toBe(routesIn(language).deadlines);
  });

  it('give the reminder the shortest main clock of the English edition', () => {
    const english = loadStateDeadlines('en').find((one) => one.id === id);
    expect($('#reminder').attr('data-months')).toBe(
      english && shortestClock(english.row)?.toString(),
    );
  });
});

/** Each line of a state's page: its label, and for each law its words and its address. */
function linesOf(row: StateDeadlines, language: Language) {
  const { labels, ...words } = loadDeadlines(language);
  const fault = words.faultRules.find(({ rule }) => rule === row.fault.rule)?.name;
  const line = (label: string, ...laws: [text: string, law: Law][]) =>
    laws.length === 0
      ? []
      : [
          [
            label,
            ...laws.map(([text, { confirmed, section, url }]) => [
              squeeze(text + (confirmed === 'unsure' ? words.unsure : '') + section),
              url,
            ]),
          ],
        ];
  const clock = ({ time, starts = '' }: { time: string; starts?: string | undefined }) =>
    `${time}${starts}`;
  const before = (kind: string) =>
    row.beforeSuit
      .filter((step) => step.for === kind)
      .map((step): [string, Law] => [step.text, step]);
  const { injury, death, deathFromCare, malpractice, government, workReport, workClaim } = row;
  return [
    ...line(labels.injury, [clock(injury), injury]),
    ...line(labels.death, [clock(death), death]),
    ...line(labels.deathFromCare, [deathFromCare.text ?? words.sameAsDeath, deathFromCare]),
    ...line(labels.malpractice, [
      `${clock(malpractice)}${words.outer}:${malpractice.outer}`,
      malpractice,
    ]),
    ...line(labels.beforeMalpractice, ...before('malpractice')),
    ...line(labels.government, [government.text, government]),
    ...line(labels.beforeGovernment, ...before('government')),
    ...line(labels.workReport, [workReport.text, workReport]),
    ...line(labels.workClaim, [workClaim.text, workClaim]),
    ...line(labels.special, ...row.special.map((rule): [string, Law] => [rule.text, rule])),
    ...line(labels.stops, [row.stops.text, row.stops]),
    ...line(labels.fault, [`${fault}.${row.fault.text}`, row.fault]),
  ];
}

it.each(languages)('the page of deadlines lists the states in one order (%s)', (language) => {
  const $ = pageAt(language, paths.deadlines);
  const links = $('nav[aria-labelledby="states"] a').get();
  expect(links.map(({ attribs }) => attribs['href'])).toEqual(
    loadStateDeadlines(language).map(({ id }) => routesIn(language).stateDeadlines(id)),
  );
  const names = links.map((link) => $(link).text());
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
});
