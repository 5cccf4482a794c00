import type { Article } from '../../lib/content/articles';
import type { Deadlines } from '../../lib/content/deadline-schemas';
import { type JsonSchema, jsonSchemaOf } from '../../lib/content/json-schema';
import type { Source } from '../../lib/content/locate-value';
import { mistakeAt, type Path } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { type Operator, operatorSchema, type Review, type Site } from '../../lib/content/schemas';
import { accountVariables, isLocal, type SettingName, settingMistakes } from '../../lib/settings';

export type LaunchContent = {
  site: { facts: Site; source: Source };
  reviews: { facts: Review[]; source: Source };
  articles: Article[];
  deadlines: { facts: Deadlines; source: Source };
  /** Of the running site, or else of the last build. */
  securityText?: Source | undefined;
};

/** What to fix before a launch: samples, missing reviews and unset variables, which are no mistakes before it. */
export function openItems(
  content: LaunchContent,
  variables: NodeJS.ProcessEnv,
  now = new Date(),
): Mistake[] {
  return [
    ...siteItems(content.site),
    ...reviewItems(content.reviews),
    ...articleItems(content.articles),
    ...deadlineItems(content.deadlines, now),
    ...securityItems(content.securityText, now),
    ...variableItems(variables),
  ];
}

function* siteItems({ facts, source }: LaunchContent['site']): Iterable<Mistake> {
  const { phone, mailbox, social, operator } = facts;
  if (!isRealPhone(phone))
    yield mistakeAt(source, ['phone'], `is ${phone}, a number for fiction. Write your own.`);
  if (isReserved(mailbox.split('@')[1] ?? '')) {
    const problem = `is ${mailbox}, which cannot receive mail. Write your own.`;
    yield mistakeAt(source, ['mailbox'], problem);
  }
  for (const [index, { name, url }] of social.entries()) {
    const problem = `is the front page of ${name}. Write your own page there, or remove the entry.`;
    if (new URL(url).pathname === '/') yield mistakeAt(source, ['social', index, 'url'], problem);
  }
  const { properties: known = {} } = jsonSchemaOf(operatorSchema);
  for (const [name, { description, law }] of Object.entries(known as Record<string, JsonSchema>)) {
    const problem = `is not given, so it is not shown. ${description} ${law} Decide with counsel.`;
    if (operator?.[name as keyof Operator] === undefined)
      yield mistakeAt(source, ['operator', name], problem);
  }
}

function reviewItems({ facts, source }: LaunchContent['reviews']): Mistake[] {
  return facts.flatMap(({ sample, name }, index) => {
    const problem = `marks “${name}” as a sample. Write a real client’s review, and remove this line.`;
    return sample ? [mistakeAt(source, ['reviews', index, 'sample'], problem)] : [];
  });
}

function articleItems(articles: Article[]): Mistake[] {
  const problem =
    'is missing. Have a lawyer read the article, and write reviewed: { by: Name, date: 2026-11-21 }.';
  return articles
    .filter(({ facts }) => !facts.reviewed)
    .map(({ file }) => ({ file, line: 1, field: 'reviewed', problem }));
}

const laws = ['injury', 'death', 'malpractice', 'special', 'government', 'fault'] as const;

/** One item a state and kind of problem: its laws are best looked at together. */
function* deadlineItems({ facts, source }: LaunchContent['deadlines'], now: Date) {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  for (const [index, row] of facts.states.entries()) {
    const item = (path: Path, problem: string) =>
      mistakeAt(source, ['states', index, ...path], `(${row.state}) ${problem}`);
    const unsure = laws.filter((law) => row[law].confirmed === 'unsure');
    const closed = laws.filter((law) => !row[law].url);
    if (unsure[0]) {
      const problem = `is unsure, as to ${unsure.join(', ')}. Read the law, correct the row, and write statute or two-sources.`;
      yield item([unsure[0], 'confirmed'], problem + (row.note ? ` Note: ${row.note}` : ''));
    }
    if (closed[0])
      yield item([closed[0]], `has no url, as to ${closed.join(', ')}. Add the law’s address.`);
    if (Date.parse(row.checked) < yearAgo.getTime())
      yield item(['checked'], 'is more than 12 months ago. Check the row against the laws again.');
  }
}

/** Past its date, nobody should trust the address in it. */
function securityItems(source: Source | undefined, now: Date): Mistake[] {
  if (!source) return [];
  const lines = source.text.split('\n');
  const index = lines.findIndex((line) => line.startsWith('Expires: '));
  const expires = lines[index]?.slice('Expires: '.length) ?? '';
  const days = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000);
  if (days >= 60) return [];
  const problem = `is ${expires || 'not given'}, less than 60 days away. Build and upload again: each build makes it valid for a year.`;
  return [{ file: source.file, line: index + 1, field: 'Expires', problem }];
}

/** What the build refuses, in its own words, and what it lets through although no visitor would be served. */
function variableItems(variables: NodeJS.ProcessEnv): Mistake[] {
  const refused = settingMistakes(variables);
  const others = [...unserved(variables)].filter(
    (one) => !refused.some(({ name }) => name === one.name),
  );
  return [...refused, ...others].map(({ name, problem }) => {
    return { file: '.env.local', line: 0, field: name, problem };
  });
}

function* unserved(variables: NodeJS.ProcessEnv) {
  const value = (name: SettingName) => variables[name]?.trim() ?? '';
  for (const name of accountVariables)
    if (!value(name)) yield { name, problem: 'is not set. Copy it from the EmailJS dashboard.' };
  const site = value('NEXT_PUBLIC_SITE_URL');
  if (!site.startsWith('https:') || !leadsSomewhere(site)) {
    const problem = `is ${site || 'not set'}. Write the site’s own address, beginning with https://.`;
    yield { name: 'NEXT_PUBLIC_SITE_URL', problem };
  }
  const servers = [
    ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'Leave it empty for EmailJS.'],
    ['NEXT_PUBLIC_COUNT_SCRIPT', 'Write the address of the service that counts.'],
  ] as const;
  for (const [name, advice] of servers) {
    const problem = `is ${value(name)}, which visitors cannot reach. ${advice}`;
    if (value(name) && !leadsSomewhere(value(name))) yield { name, problem };
  }
}

// Area code and exchange begin with 2 to 9; the code 555, and 555-0100 to 555-0199, are for fiction.
function isRealPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^(?!555)[2-9]\d\d(?!55501)[2-9]\d{6}$/.test(digits);
}

function leadsSomewhere(address: string): boolean {
  return URL.canParse(address) && !isLocal(address) && !isReserved(new URL(address).hostname);
}

// RFC 2606 and RFC 6761: names that belong to nobody.
function isReserved(host: string): boolean {
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(host);
}
