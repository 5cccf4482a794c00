import type { Article } from '../../lib/content/articles';
import type { Operator } from '../../lib/content/operator-schema';
import type { Review, Site } from '../../lib/content/schemas';
import type { StateDeadlines } from '../../lib/content/site-content';
import { isReserved } from '../../lib/hosts';
import { endingSoon } from '../../lib/referral';
import { accountVariables, type Settings } from '../../lib/settings-schema';

export type LaunchContent = {
  site: Site;
  operator: Operator;
  reviews: Review[];
  articles: Article[];
  states: StateDeadlines[];
};

// What not every operator has.
const optional: (keyof Operator)[] = [
  ...(['place', 'spanish', 'registrations', 'attorneys'] as const),
  ...(['adLabel', 'machineCalls', 'routing'] as const),
];

/** What else to decide or fix before a launch, a line for each kind. */
export function openItems(content: LaunchContent, settings: Settings, now = new Date()): string[] {
  const { operator } = content;
  const today = now.toISOString().slice(0, 10);
  const states = (isOpen: (state: StateDeadlines) => boolean) =>
    content.states.filter(isOpen).map(({ state }) => state);
  const articles = content.articles.filter(({ facts }) => !facts.reviewed);
  const pages = content.site.social.filter(({ url }) => new URL(url).pathname === '/');
  const unset = [...accountVariables, 'NEXT_PUBLIC_SITE_URL' as const];
  const items: Record<string, string[]> = {
    'content/site.yml: social: write your own page at': pages.map(({ name }) => name),
    'content/operator.yml: add if it applies:': optional.filter((fact) => !operator[fact]),
    'content/operator.yml: remove when mails arrive again:': operator.outage ? ['outage'] : [],
    'content/operator.yml: registrations: renew, within 60 days,': endingSoon(operator, today).map(
      ({ state, validUntil }) => `${state} (until ${validUntil})`,
    ),
    'content/operator.yml: wording: write neutral, or be ready to prove (Rule 7.1)':
      operator.wording === 'neutral' ? [] : ['“Top Lawyer”', '“experienced”'],
    'content/reviews.yml: replace or remove what is never shown to visitors:': content.reviews
      .filter(({ sample }) => sample)
      .map(({ name }) => name),
    'content/articles: reviewed: have a lawyer read': articles.map(({ facts }) => `${facts.id}`),
    'content/states: reviewed: have a lawyer read': states(({ reviewed }) => !reviewed),
    'content/states: confirmed: read the unsure laws of': states(({ laws }) =>
      laws.some(({ confirmed }) => confirmed === 'unsure'),
    ),
    'content/states: url: add the addresses of laws of': states(({ laws }) =>
      laws.some(({ url }) => !url),
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
