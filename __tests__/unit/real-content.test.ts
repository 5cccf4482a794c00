import { join } from 'node:path';
import { loadStateDeadlines } from '@/lib/content/site-content';
import { deadlineAreas } from '@/lib/states';

const testSite = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '../..')));
afterAll(() => process.chdir(testSite));

it('has the deadlines of every state, Washington, DC, and Puerto Rico', () => {
  const states = loadStateDeadlines('en').map(({ state }) => state);
  expect(states.sort()).toEqual([...deadlineAreas].sort());
});
