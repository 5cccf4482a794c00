import { loadArticles } from '@/lib/content/articles';
import { loadReviews, loadSite, loadStateDeadlines } from '@/lib/content/site-content';
import type { StateDeadlines } from '@/lib/content/state-schema';
import { type LaunchContent, openItems } from '@/scripts/launch/open-items';
import { hasSpanish } from '../../spanish';
import { operator } from '../operator';

const source = { file: 'x.yml', text: '' };
const now: LaunchContent = {
  site: { facts: { ...loadSite('en'), operator: undefined }, source },
  reviews: { facts: loadReviews('en'), source },
  articles: loadArticles('en'),
  deadlines: loadStateDeadlines('en').map(({ state, row }) => ({ state, facts: row, source })),
};
const today = '2026-11-21';
const law = { url: 'https://www.example.gov/law', confirmed: 'statute' };
const reviewed = { by: 'A. Lawyer', license: 'Texas', date: today };
const confirmed = (row: StateDeadlines): StateDeadlines => {
  const { checked: _, reviewed: __, ...laws } = row;
  const text = JSON.stringify(laws, (_, value) =>
    value?.confirmed ? { ...value, ...law } : value,
  );
  return { ...JSON.parse(text), checked: today, reviewed };
};
const ready: LaunchContent = {
  site: {
    ...now.site,
    facts: {
      ...now.site.facts,
      phone: '(212) 736-5000',
      mailbox: 'hello@claimlantern.com',
      social: [{ name: 'X', icon: 'x-logo', url: 'https://x.com/claimlantern' }],
      operator,
    },
  },
  reviews: { ...now.reviews, facts: now.reviews.facts.map((one) => ({ ...one, sample: false })) },
  articles: now.articles.map((one) => ({ ...one, facts: { ...one.facts, reviewed } })),
  deadlines: now.deadlines.map((one) => ({ ...one, facts: confirmed(one.facts) })),
};
const variables = {
  NODE_ENV: 'test',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'template_2',
  NEXT_PUBLIC_SITE_URL: 'https://claimlantern.com',
} as const;
const items = (content: LaunchContent, environment: NodeJS.ProcessEnv = variables) =>
  openItems(content, environment, new Date(today));
const withSite = (facts: Partial<LaunchContent['site']['facts']>): LaunchContent => ({
  ...ready,
  site: { ...ready.site, facts: { ...ready.site.facts, ...facts } },
});
const withTexas = (change: object): LaunchContent => ({
  ...ready,
  deadlines: ready.deadlines.map((one) =>
    one.state === 'Texas' ? { ...one, facts: { ...one.facts, ...change } } : one,
  ),
});
const texas = ready.deadlines.find(({ state }) => state === 'Texas')?.facts;
const unsure = texas?.special.map((rule) => ({ ...rule, confirmed: 'unsure' }));
const security = (expires: string): LaunchContent => ({
  ...ready,
  securityText: { file: 'security.txt', text: `Contact: x\nExpires: ${expires}\n` },
});
const { payment: _, ...withoutPayment } = operator;

it.each<[string, LaunchContent, string[]]>([
  ['nothing', ready, []],
  [
    'sample reviews',
    { ...ready, reviews: now.reviews },
    ['reviews[1].sample', 'reviews[2].sample'],
  ],
  ['a phone number for fiction', withSite({ phone: '(212) 555-0142' }), ['phone']],
  ['a mailbox that cannot receive mail', withSite({ mailbox: 'a@b.test' }), ['mailbox']],
  ['a network without a page', withSite({ social: now.site.facts.social }), ['social[1].url']],
  ['a fact about the operator', withSite({ operator: withoutPayment }), ['operator.payment']],
  ['an address that soon expires', security('2027-01-10T00:00:00Z'), ['Expires']],
  ['an address without a day', security('some day'), ['Expires']],
  ['an address that is valid for long', security('2027-02-01T00:00:00Z'), []],
  ['articles that no lawyer has read', { ...ready, articles: now.articles }, ['reviewed']],
  ['states that no lawyer has read', withTexas({ reviewed: undefined }), ['reviewed']],
  ['an unsure law', withTexas({ special: unsure, read: 'Odd.' }), ['special[1].confirmed']],
  [
    'a law without an address',
    withTexas({ death: { ...texas?.death, url: undefined } }),
    ['death'],
  ],
  ['a state checked half a year ago', withTexas({ checked: '2026-05-22' }), []],
  ['a state not checked for longer', withTexas({ checked: '2026-05-20' }), ['checked']],
])('the launch check reports %s', (_, content, fields) => {
  const found = items(content).map(({ field }) => field);
  expect(found.slice(0, fields.length)).toEqual(fields);
  expect(found.length > 0).toBe(fields.length > 0);
});

it('reports each missing fact about the operator with its law', () => {
  const found = items(withSite({ operator: undefined }));
  const facts = Object.keys(operator).filter((name) => name !== 'spanish' || hasSpanish);
  expect(found.map(({ field }) => field)).toEqual(
    expect.arrayContaining(facts.map((name) => `operator.${name}`)),
  );
  for (const { problem } of found)
    expect(problem).toMatch(/^is not given, .* Decide with counsel\.$/);
});

it('reports every unset variable', () => {
  const { NODE_ENV, ...needed } = variables;
  expect(items(ready, { NODE_ENV }).map(({ field }) => field)).toEqual(Object.keys(needed));
});

it.each([
  ['NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID', 'template_1', 'Each form needs its own'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://localhost:3000', 'which visitors cannot reach'],
  ['NEXT_PUBLIC_COUNT_SCRIPT', 'http://127.0.0.1:8000/script.js', 'which visitors cannot reach'],
])('reports wrong and unreachable values: %s=%s', (name, value, words) => {
  const counting = {
    NEXT_PUBLIC_COUNT_SITE: 'claimlantern.com',
    NEXT_PUBLIC_COUNT_SCRIPT: 'https://plausible.io/js/script.js',
  };
  expect(items(ready, { ...variables, ...counting, [name]: value })).toEqual([
    { file: '.env.local', line: 0, field: name, problem: expect.stringContaining(words) },
  ]);
});
