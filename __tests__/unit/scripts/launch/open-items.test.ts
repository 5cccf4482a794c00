import { loadArticles } from '@/lib/content/articles';
import type { StateDeadlines } from '@/lib/content/deadline-schemas';
import { readText } from '@/lib/content/read-file';
import { loadReviews, loadSite, loadStateDeadlines } from '@/lib/content/site-content';
import { type LaunchContent, openItems } from '@/scripts/launch/open-items';

const sourceOf = (name: string) => ({
  file: `content/en/${name}`,
  text: readText(`en/${name}`),
});
const now: LaunchContent = {
  site: { facts: loadSite('en'), source: sourceOf('site.yml') },
  reviews: { facts: loadReviews('en'), source: sourceOf('reviews.yml') },
  articles: loadArticles('en'),
  deadlines: loadStateDeadlines('en').map(({ id, state, row }) => ({
    state,
    facts: row,
    source: sourceOf(`deadlines/${id}.yml`),
  })),
};
const today = '2026-11-21';
const law = { url: 'https://www.example.gov/law', confirmed: 'statute' };
const confirm = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(confirm);
  return typeof value === 'object' ? { ...value, ...law } : value;
};
const confirmed = (row: StateDeadlines) =>
  ({
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, confirm(value)])),
    checked: today,
  }) as StateDeadlines;
const reviewed = { by: 'A. Lawyer', license: 'Texas', date: '2026-11-21' };
const ready: LaunchContent = {
  site: {
    ...now.site,
    facts: {
      ...now.site.facts,
      phone: '(212) 736-5000',
      mailbox: 'hello@claimlantern.com',
      social: [{ name: 'X', icon: 'x-logo', url: 'https://x.com/claimlantern' }],
      operator: {
        legalName: 'Lantern Referrals LLC',
        address: '1 Main St, Columbus, OH 43004',
        place: 'the State of Ohio',
        attorney: 'Ann Lee, Columbus',
        payment: 'Attorneys pay a yearly fee.',
        selection: 'By place and kind of case, in turn; one sees a message.',
        retention: 'One year.',
        spanish: 'Two of our clerks speak Spanish.',
        registrations: ['California State Bar 123'],
      },
    },
  },
  reviews: {
    ...now.reviews,
    facts: now.reviews.facts.map((review) => ({ ...review, sample: false })),
  },
  articles: now.articles.map((article) => ({
    ...article,
    facts: { ...article.facts, reviewed },
  })),
  deadlines: now.deadlines.map((one) => ({
    ...one,
    facts: { ...confirmed(one.facts), reviewed },
  })),
};
const variables = {
  NODE_ENV: 'test',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'intake',
  NEXT_PUBLIC_SITE_URL: 'https://claimlantern.com',
} as const;
const fieldsOf = (content: LaunchContent, environment: NodeJS.ProcessEnv = variables) =>
  openItems(content, environment, new Date(today)).map(({ field }) => field);
const withTexas = (change: Partial<StateDeadlines>): LaunchContent => ({
  ...ready,
  deadlines: ready.deadlines.map((one) =>
    one.state === 'Texas' ? { ...one, facts: { ...one.facts, ...change } } : one,
  ),
});
const texas = ready.deadlines.find(({ state }) => state === 'Texas')?.facts;
const withSite = (facts: Partial<LaunchContent['site']['facts']>): LaunchContent => ({
  ...ready,
  site: { ...ready.site, facts: { ...ready.site.facts, ...facts } },
});

describe('the launch check', () => {
  it('is content with a site that is ready', () => {
    expect(openItems(ready, variables, new Date(today))).toEqual([]);
  });

  it('names the sample reviews with their lines', () => {
    const items = openItems({ ...ready, reviews: now.reviews }, variables);
    const lines = now.reviews.source.text.split('\n');
    expect(items).toHaveLength(4);
    for (const { line } of items) expect(lines[line - 1]).toBe('    sample: true');
  });

  it.each(['(555) 010-0177', '(212) 555-0142', '1-555-867-5309'])(
    'names a phone number for fiction: %s',
    (phone) => expect(fieldsOf(withSite({ phone }))).toEqual(['phone']),
  );

  it.each(['desk@fixture.example', 'hello@example.com', 'a@b.test'])(
    'names a mailbox that cannot receive mail: %s',
    (mailbox) => expect(fieldsOf(withSite({ mailbox }))).toEqual(['mailbox']),
  );

  it('names networks without a page of the site', () => {
    const { social } = now.site.facts;
    expect(fieldsOf(withSite({ social }))).toEqual(
      social.map((_, index) => `social[${index + 1}].url`),
    );
  });

  it('names each fact about the operator that is not given, with the rule behind it', () => {
    const items = openItems(withSite({ operator: undefined }), variables, new Date(today));
    expect(items.map(({ field }) => field)).toEqual(
      Object.keys(ready.site.facts.operator ?? {}).map((name) => `operator.${name}`),
    );
    for (const { problem } of items)
      expect(problem).toMatch(/^is not given, .* Decide with counsel\.$/);
    const said = items.map(({ problem }) => problem).join(' ');
    for (const rule of ['Rule 7.1', 'Rule 7.2', '7.3', '6155', 'chapter 952', 'Rule 4-7.22'])
      expect(said).toContain(rule);
  });

  it('names only what is missing of them', () => {
    const { payment, ...operator } = ready.site.facts.operator ?? {};
    expect(payment).toBeDefined();
    expect(fieldsOf(withSite({ operator }))).toEqual(['operator.payment']);
  });

  it.each([
    ['2027-02-01T00:00:00Z', 0],
    ['2027-01-10T00:00:00Z', 1],
    ['2020-01-01T00:00:00Z', 1],
    ['some day', 1],
  ])('names a security.txt that expires on %s: %i', (expires, count) => {
    const file = 'out/.well-known/security.txt';
    const text = `Contact: mailto:a@example.com\nExpires: ${expires}\n`;
    const fields = openItems(
      { ...ready, securityText: { file, text } },
      variables,
      new Date(today),
    );
    expect(fields.map(({ line, field }) => `${line} ${field}`)).toEqual(
      Array(count).fill('2 Expires'),
    );
  });

  it('names articles that no lawyer has read', () => {
    expect(fieldsOf({ ...ready, articles: now.articles })).toEqual(
      Array(now.articles.length).fill('reviewed'),
    );
  });

  it('counts the states that no lawyer has read, and names the first', () => {
    const items = openItems(withTexas({ reviewed: undefined }), variables, new Date(today));
    expect(items).toMatchObject([
      {
        file: 'content/en/deadlines/texas.yml',
        field: 'reviewed',
        problem: expect.stringContaining(`missing in 1 of ${ready.deadlines.length} states`),
      },
    ]);
  });

  it('names a state with a value that is unsure, with what was read', () => {
    const special = texas?.special.map((rule) => ({ ...rule, confirmed: 'unsure' }));
    const content = withTexas({ special: special as never, read: 'Odd.' });
    const [item, ...others] = openItems(content, variables, new Date(today));
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      file: 'content/en/deadlines/texas.yml',
      field: 'special[1].confirmed',
      problem: expect.stringMatching(/^\(Texas\) is unsure, as to special\[1\],.* Read: Odd\.$/),
    });
  });

  it('names a state with a law that has no address, or that nobody has checked for a year', () => {
    const death = { ...texas?.death, url: undefined } as never;
    expect(fieldsOf(withTexas({ death }))).toEqual(['death']);
    expect(fieldsOf(withTexas({ checked: '2025-11-22' }))).toEqual([]);
    expect(fieldsOf(withTexas({ checked: '2025-11-20' }))).toEqual(['checked']);
  });

  it('names every variable that is not set', () => {
    expect(fieldsOf(ready, { NODE_ENV: 'test' })).toEqual(
      Object.keys(variables).filter((name) => name !== 'NODE_ENV'),
    );
  });

  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'http://claimlantern.com', 'beginning with https://'],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.com', 'beginning with https://'],
    ['NEXT_PUBLIC_SITE_URL', 'https://localhost', 'while a mail account is set'],
    ['NEXT_PUBLIC_SITE_URL', 'https://claimlantern.com/site', 'no path'],
    ['NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID', 'contact', 'own template'],
    ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://localhost:3000', 'which visitors cannot reach'],
    ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://mail.example', 'which visitors cannot reach'],
    ['NEXT_PUBLIC_COUNT_SCRIPT', 'http://127.0.0.1:8000/script.js', 'which visitors cannot reach'],
  ])('names what the build refuses, and where no visitor can get: %s=%s', (name, value, words) => {
    const counting = { NEXT_PUBLIC_COUNT_SITE: 'claimlantern.com' };
    const script = { NEXT_PUBLIC_COUNT_SCRIPT: 'https://plausible.io/js/script.js' };
    const changed = { ...variables, ...counting, ...script, [name]: value };
    expect(openItems(ready, changed, new Date(today))).toEqual([
      {
        file: '.env.local',
        line: 0,
        field: name,
        problem: expect.stringContaining(words),
      },
    ]);
  });
});
