import { describeMistake } from '@/lib/content/mistakes';
import type { Version } from '@/scripts/content/history';
import { changedLaw, oldChecks } from '@/scripts/content/law-changes';
import { readContent } from '@/scripts/content/read-content';
import { copyContent } from '../../content-copy';

// changes.test.ts has what Git gives.
const mockVersions: Version[] = [];
jest.mock('@/scripts/content/history', () => ({
  versionsBefore: () => mockVersions,
  changedOn: () => undefined,
}));

const content = copyContent();
const texas = 'content/states/texas.yml';
afterEach(content.restore);
afterAll(content.leave);

type Edit = [from: string, to: string];

/** What the check says of Texas after some edits of its file. */
function answers(...edits: Edit[]): string[] {
  const text = content.read(texas);
  mockVersions[0] = [{ name: 'states/texas.yml', text }];
  const edited = edits.reduce((all, [from, to]) => all.replace(from, to), text);
  expect(edited).not.toBe(text);
  content.write(texas, edited);
  return changedLaw(readContent()).map((one) => {
    return `${one.isAdvice ? 'advice' : 'error'} ${describeMistake(one).replace('content/states/', '')}`;
  });
}

const checked: Edit = ['checked: 2026-11-23', 'checked: 2026-11-24'];
const [shorter, today] = [
  ['time: P6M', 'time: P4M'] as Edit,
  new Date().toISOString().slice(0, 10),
];
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

it.each<[day: string, ...edits: Edit[]]>([
  ['did not move', shorter],
  ['moved back', shorter, ['checked: 2026-11-23', 'checked: 2026-11-20']],
])('a changed clock is refused if its day %s', (_, ...edits) => {
  const refused = `error ${government}changed, but checked is still 2026-11-2`;
  expect(answers(...edits)).toContainEqual(expect.stringContaining(refused));
});

it('a law is corrected twice on the day of its check', () => {
  const text = content.read(texas).replace(/checked: .*/, `checked: ${today}`);
  content.write(texas, text);
  expect(answers(shorter).join()).not.toContain('error');
});

it('words of a law that change are no changed clock', () => {
  expect(answers(['Written notice is due', 'A written notice is due'])).toEqual([]);
});

it('laws that nobody checked for long are named', () => {
  jest.useFakeTimers({ now: new Date('2027-07-01') });
  const [advice] = oldChecks(readContent());
  expect(advice?.problem).toMatch(/more than 6 months ago.*content\/states\/texas\.yml/);
  jest.useRealTimers();
  content.write(texas, content.read(texas).replace(/checked: .*/, `checked: ${today}`));
  expect([...oldChecks(readContent())].map(({ problem }) => problem).join()).not.toContain('texas');
});
