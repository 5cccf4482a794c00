import type { Article } from '../../lib/content/articles';
import { type JsonSchema, jsonSchemaOf } from '../../lib/content/json-schema';
import type { Source } from '../../lib/content/locate-value';
import { mistakeAt, type Path, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { type Operator, operatorSchema } from '../../lib/content/operator-schema';
import type { Review, Site } from '../../lib/content/schemas';
import type { StateDeadlines } from '../../lib/content/state-schema';
import { lawsIn } from '../../lib/deadlines';
import { translatedLanguages } from '../../lib/language';
import {
  accountVariables,
  isReserved,
  type SettingName,
  settingMistakes,
} from '../../lib/settings';
import { facts } from './facts';

type StateSource = { state: string; facts: StateDeadlines; source: Source };

export type LaunchContent = {
  site: { facts: Site; source: Source };
  reviews: { facts: Review[]; source: Source };
  articles: Article[];
  deadlines: readonly StateSource[];
  /** Of the live site, or of the last build. */
  securityText?: Source | undefined;
};

/** What to fix before a launch: samples, missing reviews, unset variables. */
export function openItems(
  content: LaunchContent,
  variables: NodeJS.ProcessEnv,
  now = new Date(),
): Mistake[] {
  return [
    ...factsNeeded(content),
    ...siteItems(content.site),
    ...articleItems(content.articles),
    ...unsignedStates(content.deadlines),
    ...content.deadlines.flatMap((state) => [...deadlineItems(state, now)]),
    ...securityItems(content.securityText, now),
    ...variableItems(variables),
  ];
}

type Facts = Pick<LaunchContent, 'site' | 'reviews'>;

export function* factsNeeded({ site, reviews }: Facts): Iterable<Mistake> {
  const { phone, mailbox } = site.facts;
  if (!isRealPhone(phone))
    yield mistakeAt(site.source, ['phone'], `is ${phone}, a fictional number. Write your own.`);
  if (isReserved(mailbox.split('@')[1] ?? '')) {
    const problem = `is ${mailbox}, which cannot receive mail. Write your own.`;
    yield mistakeAt(site.source, ['mailbox'], problem);
  }
  yield* missingFacts(site, (isRequired) => isRequired);
  for (const [index, { sample, name }] of reviews.facts.entries()) {
    const problem = `marks “${name}” as a sample. Write a real client’s review, and remove this line.`;
    if (sample) yield mistakeAt(reviews.source, ['reviews', index, 'sample'], problem);
  }
}

function* siteItems(site: LaunchContent['site']): Iterable<Mistake> {
  for (const [index, { name, url }] of site.facts.social.entries()) {
    const problem = `is the front page of ${name}. Write your own page there, or remove the entry.`;
    if (new URL(url).pathname === '/')
      yield mistakeAt(site.source, ['social', index, 'url'], problem);
  }
  yield* missingFacts(site, (isRequired) => !isRequired);
}

function* missingFacts(
  { facts: { operator }, source }: LaunchContent['site'],
  isWanted: (isRequired: boolean) => boolean,
): Iterable<Mistake> {
  const { properties: known = {} } = jsonSchemaOf(operatorSchema);
  for (const [name, { reason, isRequired = false }] of Object.entries(facts)) {
    const { description } = known[name] as JsonSchema;
    const problem = `is not given, so it is not shown. ${description} ${reason} Decide with counsel.`;
    const isMoot = name === 'spanish' && translatedLanguages.length === 0;
    if (!isMoot && isWanted(isRequired) && operator?.[name as keyof Operator] === undefined)
      yield mistakeAt(source, ['operator', name], problem);
  }
}

function articleItems(articles: Article[]): Mistake[] {
  const problem =
    'is missing. Have a lawyer read the article, and write reviewed: { by: Name, license: State, date: 2026-11-21 }.';
  return articles
    .filter(({ facts }) => !facts.reviewed)
    .map(({ file }) => ({ file, line: 1, field: 'reviewed', problem }));
}

function unsignedStates(deadlines: readonly StateSource[]): Mistake[] {
  const unsigned = deadlines.filter(({ facts }) => !facts.reviewed);
  const [first] = unsigned;
  if (!first) return [];
  const problem = `is missing in ${unsigned.length} of ${deadlines.length} states. Have a lawyer read them, and write it in each file, as in an article.`;
  return [mistakeAt(first.source, ['reviewed'], problem)];
}

function* deadlineItems({ state, facts, source }: StateSource, now: Date) {
  const halfYearAgo = new Date(now);
  halfYearAgo.setUTCMonth(now.getUTCMonth() - 6);
  const item = (path: Path, problem: string) => mistakeAt(source, path, `(${state}) ${problem}`);
  const laws = lawsIn(facts);
  const unsure = laws.filter((law) => law.confirmed === 'unsure').map(({ path }) => path);
  const closed = laws.filter((law) => !law.url).map(({ path }) => path);
  const names = (paths: Path[]) => paths.map(writePath).join(', ');
  if (unsure[0]) {
    const problem = `is unsure, as to ${names(unsure)}. Read the law, correct the file, and write statute or two-sources.`;
    yield item([...unsure[0], 'confirmed'], problem + (facts.read ? ` Read: ${facts.read}` : ''));
  }
  if (closed[0])
    yield item(closed[0], `has no url, as to ${names(closed)}. Add the law’s address.`);
  if (Date.parse(facts.checked) < halfYearAgo.getTime())
    yield item(
      ['checked'],
      'is more than 6 months ago. Check the file against the laws again: they change in January, July, August and October.',
    );
}

/** Expired files must not be trusted (RFC 9116). */
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

/** Wrong variables, and valid ones that would serve no visitor. */
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

// NANP: area code and exchange begin with 2 to 9; 555 is fictional.
function isRealPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^(?!555)[2-9]\d\d(?!55501)[2-9]\d{6}$/.test(digits);
}

function leadsSomewhere(address: string): boolean {
  return URL.canParse(address) && !isReserved(new URL(address).hostname);
}
