import { stateListId } from '@/components/deadlines/state-list';
import { loadDeadlines, loadMessages } from '@/lib/content/site-content';
import { type Language, languages } from '@/lib/language';
import { paths, routesIn } from '@/lib/routes';
import { stateId } from '@/lib/states';
import { pageAt, squeeze } from './pages';

type Law = { section: string; url?: string | undefined; confirmed: string };
type Clock = Law & { time: string; starts?: string | undefined };

const rows = languages.flatMap((language) =>
  loadDeadlines(language).states.map((row) => ({ language, state: row.state, row })),
);

describe.each(rows)('the deadlines of $state ($language)', ({ language, state, row }) => {
  const deadlines = loadDeadlines(language);
  const { labels, outer, faultRules, unsure } = deadlines;
  const section = pageAt(language, paths.deadlines)(`main section[id="${stateId(state)}"]`);

  it('are those of the content, each with its law', () => {
    const fault = faultRules.find(({ rule }) => rule === row.fault.rule)?.name;
    const line = (label: string, text: string, law?: Law) => ({
      label,
      text: squeeze(text + (law?.confirmed === 'unsure' ? unsure : '') + (law ? law.section : '')),
      source: law?.url,
    });
    const clock = ({ time, starts = '' }: Clock) => `${time}${starts}`;
    const { injury, death, malpractice, special, government } = row;
    const lines = section
      .find('dl > div')
      .get()
      .map((element) => {
        const find = (selector: string) => section.find(element).find(selector);
        const text = squeeze(find('dd').text());
        return { label: find('dt').text(), text, source: find('dd a').attr('href') };
      });
    expect(lines).toEqual([
      line(labels.injury, clock(injury), injury),
      line(labels.death, clock(death), death),
      line(labels.malpractice, `${clock(malpractice)}${outer}:${malpractice.outer}`, malpractice),
      line(labels.special, special.text, special),
      line(labels.government, government.text, government),
      line(labels.fault, `${fault}.${row.fault.text}`, row.fault),
      line(labels.stops, row.stops),
    ]);
  });

  it('stand under the state’s name, with the day of checking and nothing else', () => {
    expect(section.find('h2').text()).toBe(loadMessages(language).stateNames[state] ?? state);
    expect(section.find('time').attr('datetime')).toBe(row.checked);
    expect(section.children()).toHaveLength(3);
  });
});

describe.each(languages)('the page of deadlines (%s)', (language: Language) => {
  const $ = pageAt(language, paths.deadlines);
  const ids = loadDeadlines(language).states.map(({ state }) => stateId(state));
  const { deadline, finder } = routesIn(language);

  it('lists the states in one order, each with its link', () => {
    const sections = $('main section').get();
    expect(sections.map(({ attribs }) => attribs['id'])).toEqual(ids);
    const links = $(`nav[aria-labelledby="${stateListId}"] a`).get();
    expect(links.map(({ attribs }) => attribs['href'])).toEqual(ids.map(deadline));
    const names = links.map((link) => $(link).text());
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
  });

  it('ends with the way to a lawyer', () => {
    const { findLawyer } = loadDeadlines(language);
    const links = $('main a').filter((_, link) => $(link).text() === findLawyer);
    expect(links.attr('href')).toBe(finder);
  });
});
