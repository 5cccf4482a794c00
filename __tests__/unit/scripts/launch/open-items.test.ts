import { spawnSync } from 'node:child_process';
import { loadArticles } from '@/lib/content/articles';
import {
  loadOperator,
  loadReviews,
  loadSite,
  loadStateDeadlines,
  type StateDeadlines,
} from '@/lib/content/site-content';
import { readSettings } from '@/lib/settings';
import { type LaunchContent, openItems } from '@/scripts/launch/open-items';
import { account } from '../../account';
import { california, operator } from '../operator';

const now: LaunchContent = {
  site: loadSite('en'),
  operator: loadOperator('en'),
  reviews: loadReviews('en'),
  articles: loadArticles('en'),
  states: loadStateDeadlines('en'),
};
const today = '2026-11-21';
const reviewed = { by: 'A. Lawyer', license: 'Texas', date: today };
const law = { url: 'https://www.example.gov/law', confirmed: 'statute' } as const;
const confirmed = (state: StateDeadlines): StateDeadlines => {
  const laws = state.laws.map((one) => ({ ...one, ...law }));
  return { ...state, laws, checked: today, reviewed };
};
const ready: LaunchContent = {
  site: { ...now.site, social: [{ name: 'X', icon: 'x-logo', url: 'https://x.com/claimlantern' }] },
  operator,
  reviews: [],
  articles: now.articles.map((one) => ({ ...one, facts: { ...one.facts, reviewed } })),
  states: now.states.map(confirmed),
};
const linesOf = (content: LaunchContent, variables: Record<string, string> = account) =>
  openItems(content, readSettings(variables), new Date(today));
const withTexas = (change: object): LaunchContent => ({
  ...ready,
  states: ready.states.map((one) => (one.state === 'Texas' ? { ...one, ...change } : one)),
});
const texas = ready.states.find(({ state }) => state === 'Texas')?.laws ?? [];
const withLaw = (change: object) =>
  withTexas({ laws: texas.map((one) => ({ ...one, ...change })) });
const withOperator = (change: object) => ({ ...ready, operator: { ...operator, ...change } });
const ending = [{ ...california, validUntil: '2027-01-20' }];

it.each<[string, LaunchContent, string]>([
  ['nothing', ready, ''],
  ['samples among the reviews', { ...ready, reviews: now.reviews }, 'Sample Client A'],
  ['a network without a page', { ...ready, site: now.site }, 'your own page at Facebook'],
  ['a fact that not every operator has', withOperator({ routing: undefined }), 'applies: routing.'],
  ['a registration that ends soon', withOperator({ registrations: ending }), '(until 2027-01-20).'],
  ['an outage that was left', withOperator({ outage: true }), 'arrive again: outage.'],
  ['words to be ready to prove', withOperator({ wording: 'specified' }), '“Top Lawyer”, “experi'],
  ['articles that no lawyer has read', { ...ready, articles: now.articles }, 'have a lawyer read '],
  ['states that no lawyer has read', withTexas({ reviewed: undefined }), 'reviewed: have'],
  ['an unsure law', withLaw({ confirmed: 'unsure' }), 'read the unsure laws of Texas.'],
  ['a law without an address', withLaw({ url: undefined }), 'addresses'],
])('the launch check reports %s', (_, content, words) => {
  expect(linesOf(content)).toEqual(words ? [expect.stringContaining(words)] : []);
});

it('reports all that is open on one screen', () => {
  const lines = linesOf(now, {});
  expect(lines.length).toBeLessThan(12);
  const names = Object.keys(account).join(', ');
  expect(lines.at(-1)).toBe(`.env.local: set ${names}.`);
});

it('its command fails while something is open', () => {
  const command = ['--import', 'tsx', 'scripts/check-launch.ts'];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, expect.stringMatching(/legalName: .*Sample Client A/s)]);
});

it.each([
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://localhost:3000', 'visitors cannot reach http'],
  ['NEXT_PUBLIC_COUNT_SCRIPT', 'http://127.0.0.1:8000/script.js', 'visitors cannot reach http'],
  ['NEXT_PUBLIC_STAGING', 'yes', 'remove NEXT_PUBLIC_STAGING'],
])('reports what would serve no visitor: %s=%s', (name, value, words) => {
  const counting = {
    NEXT_PUBLIC_COUNT_SITE: 'claimlantern.com',
    NEXT_PUBLIC_COUNT_SCRIPT: 'https://plausible.io/js/script.js',
  };
  const lines = linesOf(ready, { ...account, ...counting, [name]: value });
  expect(lines).toEqual([expect.stringContaining(words)]);
});
