import { describeMistake } from '@/lib/content/mistakes';
import { changedLaw, oldChecks } from '@/scripts/content/law-changes';
import { readContent } from '@/scripts/content/read-content';
import { copyContent } from '../../content-copy';

const content = copyContent();
const texas = 'content/states/texas.yml';
afterEach(content.restore);
afterAll(content.leave);

type Edit = [from: string, to: string];

/** What the check says of Texas after some edits of its file. */
function answers(...edits: Edit[]): string[] {
  const text = content.read(texas);
  const edited = edits.reduce((all, [from, to]) => all.replace(from, to), text);
  expect(edited).not.toBe(text);
  content.write(texas, edited);
  const found = changedLaw(readContent(), [[{ name: 'states/texas.yml', text }]]);
  return [...found].map((one) => {
    return `${one.isAdvice ? 'advice' : 'error'} ${describeMistake(one).replace('content/states/', '')}`;
  });
}

const checked: Edit = ['checked: 2026-11-23', 'checked: 2026-11-24'];
const shorter: Edit = ['time: P6M', 'time: P4M'];
const government = 'texas.yml:45: government.clocks[1]: ';
const inBrackets: Edit = ['Rem. Code 101.101', 'Rem. Code 101.101 (Law 45 of 1935, art. 3)'];
const second = '- time: P1Y\n      from: death\n    - time: P2Y';

// In words, with the other places that cite its section.
it.each<[says: string, ...edits: Edit[]]>([
  [
    `${government}Texas, claims against the government: notice 6 months → 4 months (Tex. Civ. Prac. & Rem. Code 101.101). Also cited in content/states/texas.yml:`,
    shorter,
  ],
  ['notice 6 months → 4 months', shorter, inBrackets],
  ['from injury → found', ['from: injury', 'from: found']],
  ['sue nothing → 2 years', ['- time: P2Y', second]],
  ['late child → child and found', ['- child', '- child\n        - found']],
])('advice says a changed clock: %s', (says, ...edits) => {
  const found = answers(...edits, checked);
  expect(found).toContainEqual(expect.stringMatching(/^advice/));
  expect(found.join('\n')).toContain(says);
});

it('a changed clock is refused if its day did not move on', () => {
  const refused = `error ${government}changed, but checked is still 2026-11-20`;
  const found = answers(shorter, ['checked: 2026-11-23', 'checked: 2026-11-20']);
  expect(found).toContainEqual(expect.stringContaining(refused));
});

it('words of a law that change are no changed clock', () => {
  expect(answers(['Written notice is due', 'A written notice is due'])).toEqual([]);
});

it('laws that nobody checked for long are named', () => {
  const adviceOn = (day: string) => {
    jest.useFakeTimers({ now: new Date(day) });
    return [...oldChecks(readContent())].map(({ problem }) => problem);
  };
  const words = /more than 6 months ago.*content\/states\/texas\.yml/;
  expect(adviceOn('2027-07-01')).toEqual([expect.stringMatching(words)]);
  expect(adviceOn('2026-12-01')).toEqual([]);
  jest.useRealTimers();
});
