import { describeMistake } from '@/lib/content/mistakes';
import type { Version } from '@/scripts/content/history';
import { changedLaw, oldChecks } from '@/scripts/content/law-changes';
import { readContent } from '@/scripts/content/read-content';
import { copyContent } from '../../content-copy';

// changes.test.ts has what Git gives.
const mockVersions: { change?: Version } = {};
jest.mock('@/scripts/content/history', () => ({
  versionsBefore: () => mockVersions,
  changedOn: () => undefined,
}));

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

/** What the check says of Texas after some edits of its file. */
function answers(...edits: [from: string, to: string][]): string[] {
  const text = content.read('content/states/texas.yml');
  mockVersions.change = [{ name: 'states/texas.yml', text }];
  const edited = edits.reduce((all, [from, to]) => all.replace(from, to), text);
  expect(edited).not.toBe(text);
  content.write('content/states/texas.yml', edited);
  return changedLaw(readContent()).map((one) => {
    return `${one.isAdvice ? 'advice' : 'error'} ${describeMistake(one).replace('content/states/', '')}`;
  });
}

const government = 'texas.yml:45: government.clocks[1]: ';
const checked: [string, string] = ['checked: 2026-11-23', 'checked: 2026-11-24'];

it('a changed clock is said in words, with the other places that cite its section', () => {
  const says = `advice ${government}Texas, claims against the government: notice 6 months → 4 months (Tex. Civ. Prac. & Rem. Code 101.101). Also cited in content/states/texas.yml:`;
  expect(answers(['time: P6M', 'time: P4M'], checked)).toEqual([expect.stringContaining(says)]);
});

it('a changed clock is refused if its day did not move, or moved back', () => {
  const refused = 'changed, but checked is still 2026-11-2';
  expect(answers(['time: P6M', 'time: P4M'])).toContainEqual(
    expect.stringContaining(`error ${government}${refused}3. Read`),
  );
  content.restore();
  const back = ['checked: 2026-11-23', 'checked: 2026-11-20'] as [string, string];
  expect(answers(['time: P6M', 'time: P4M'], back)).toHaveLength(2);
});

it('a law is corrected twice on the day of its check', () => {
  const today = `checked: ${new Date().toISOString().slice(0, 10)}`;
  content.write(
    'content/states/texas.yml',
    content.read('content/states/texas.yml').replace(/checked: .*/, today),
  );
  expect(answers(['time: P6M', 'time: P4M']).join()).not.toContain('error');
});

it.each<[string, string, string]>([
  ['time: P2Y', 'time: P20Y', 'sue 2 years → 20 years (Tex.'],
  ['from: injury', 'from: found', 'from injury → found'],
  ['- time: P2Y', '- time: P1Y\n      from: death\n    - time: P2Y', 'sue nothing → 2 years'],
  ['- child', '- child\n        - found', 'late child → child and found'],
])('a clock with %s for %s is said: %s', (from, to, words) => {
  expect(answers([from, to], checked).join('\n')).toContain(words);
});

it('a section with a comma in brackets is told like any other', () => {
  const section: [string, string] = [
    'Rem. Code 101.101',
    'Rem. Code 101.101 (Law 45 of 1935, art. 3)',
  ];
  expect(answers(section, ['time: P6M', 'time: P4M'], checked)).toEqual([
    expect.stringContaining('notice 6 months → 4 months'),
  ]);
});

it('words of a law that change are no changed clock', () => {
  expect(answers(['Written notice is due', 'A written notice is due'])).toEqual([]);
});

it('laws that nobody checked for long are named', () => {
  jest.useFakeTimers({ now: new Date('2027-07-01') });
  const [advice] = oldChecks(readContent());
  expect(advice?.problem).toMatch(/more than 6 months ago.*content\/states\/texas\.yml/);
  jest.useRealTimers();
  content.write(
    'content/states/texas.yml',
    content
      .read('content/states/texas.yml')
      .replace(/checked: .*/, `checked: ${new Date().toISOString().slice(0, 10)}`),
  );
  expect([...oldChecks(readContent())].map(({ problem }) => problem).join()).not.toContain('texas');
});
