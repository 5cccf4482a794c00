import type { Article } from '../../lib/content/articles';
import { type JsonSchema, jsonSchemaOf } from '../../lib/content/json-schema';
import { mistakeAt, type Source } from '../../lib/content/locate-value';
import { counted, type Mistake } from '../../lib/content/mistakes';
import { type Operator, operatorSchema } from '../../lib/content/operator-schema';
import type { Review, Site } from '../../lib/content/schemas';
import type { StateDeadlines } from '../../lib/content/state-schema';
import { moved } from '../../lib/deadlines/duration';
import { lawsIn } from '../../lib/deadlines/laws';
import type { Settings } from '../../lib/settings';
import { accountVariables, isReserved } from '../../tools/settings-rules';

type Facts = {
  site: { facts: Site; source: Source };
  reviews: { facts: Review[]; source: Source };
};

export type LaunchContent = Facts & {
  articles: Article[];
  states: { state: string; row: StateDeadlines }[];
};

const { properties = {} } = jsonSchemaOf(operatorSchema);
const facts = Object.entries(properties) as [keyof Operator, JsonSchema][];
// What not every operator has. docs/rules.md says which law asks for which fact.
const optional: (keyof Operator)[] = [
  ...(['place', 'spanish', 'registrations', 'attorneys'] as const),
  ...(['adLabel', 'machineCalls', 'routing'] as const),
];

/** What a build for visitors is refused without. */
export function* factsNeeded({ site, reviews }: Facts): Iterable<Mistake> {
  const { phone, mailbox, operator } = site.facts;
  if (!isRealPhone(phone))
    yield mistakeAt(site.source, ['phone'], `is ${phone}, a fictional number. Write your own.`);
  if (isReserved(mailbox.split('@')[1] ?? '')) {
    const problem = `is ${mailbox}, which cannot receive mail. Write your own.`;
    yield mistakeAt(site.source, ['mailbox'], problem);
  }
  for (const [name, { description }] of facts)
    if (!optional.includes(name) && !operator?.[name])
      yield mistakeAt(site.source, ['operator', name], `is not given. ${description}`);
  const first = reviews.facts.findIndex(({ sample }) => sample);
  if (first < 0) return;
  const samples = counted(reviews.facts.filter(({ sample }) => sample).length, 'sample');
  const problem = `marks the first of ${samples}. Write real clients’ reviews, without this line.`;
  yield mistakeAt(reviews.source, ['reviews', first, 'sample'], problem);
}

/** What else to decide or fix before a launch, a line for each kind. */
export function openItems(content: LaunchContent, settings: Settings, now = new Date()): string[] {
  const { social, operator } = content.site.facts;
  const today = now.toISOString().slice(0, 10);
  const states = (isOpen: (row: StateDeadlines) => boolean) =>
    content.states.filter(({ row }) => isOpen(row)).map(({ state }) => state);
  const articles = content.articles.filter(({ facts }) => !facts.reviewed);
  const pages = social.filter(({ url }) => new URL(url).pathname === '/');
  const unset = [...accountVariables, 'NEXT_PUBLIC_SITE_URL' as const];
  const items: Record<string, string[]> = {
    'content/site.yml: social: write your own page at': pages.map(({ name }) => name),
    'content/site.yml: operator: add if it applies:': optional.filter((one) => !operator?.[one]),
    'content/articles: reviewed: have a lawyer read': articles.map(({ facts }) => `${facts.id}`),
    'content/states: reviewed: have a lawyer read': states(({ reviewed }) => !reviewed),
    'content/states: confirmed: read the unsure laws of': states((row) =>
      lawsIn(row).some(({ confirmed }) => confirmed === 'unsure'),
    ),
    'content/states: url: add the addresses of laws of': states((row) =>
      lawsIn(row).some(({ url }) => !url),
    ),
    'content/states: checked: read again, after 6 months, the laws of': states(
      ({ checked }) => moved(checked, 'P6M') <= today,
    ),
    '.env.local: set': unset.filter((name) => !settings[name]),
    '.env.local: visitors cannot reach': Object.values(settings).filter(
      (value) => URL.canParse(value) && isReserved(new URL(value).hostname),
    ),
    '.env.local: remove NEXT_PUBLIC_STAGING:': [settings.NEXT_PUBLIC_STAGING].filter(Boolean),
  };
  return Object.entries(items)
    .filter(([, names]) => names.length > 0)
    .map(([advice, names]) => `${advice} ${shortened(names)}.`);
}

function shortened(names: string[]): string {
  const [shown, more] = [names.slice(0, 6).join(', '), names.length - 6];
  return more > 0 ? `${shown} and ${more} more` : shown;
}

// NANP: area code and exchange begin with 2 to 9; 555 is fictional.
function isRealPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^(?!555)[2-9]\d\d(?!55501)[2-9]\d{6}$/.test(digits);
}
