import { join } from 'node:path';
import { loadDeadlines } from '@/lib/content/site-content';
import { usStates } from '@/lib/states';

const testSite = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '../..')));
afterAll(() => process.chdir(testSite));

it('the real content has the deadlines of every state and of Washington, DC', () => {
  const { states } = loadDeadlines('en');
  expect(states.map(({ state }) => state).sort()).toEqual([...usStates].sort());
});
