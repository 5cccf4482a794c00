import { distance } from '../did-you-mean';

// Permissive: refusing a valid address loses a visitor. Excludes injection into mail headers, and
// "=?", which begins encoded words there.
export const emailPattern =
  /^(?!.*=\?)[^\s@"(),:;<>[\]\\\p{C}]{1,64}@[^\s@"(),:;<>[\]\\\p{C}.]+(\.[^\s@"(),:;<>[\]\\\p{C}.]+)+$/u;

const providers = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'protonmail.com',
  'comcast.net',
  'verizon.net',
  'att.net',
  'sbcglobal.net',
  'bellsouth.net',
  'charter.net',
  'cox.net',
];

// Real, and as near as a slip: all such of npm's email-providers 2.26.0 and freemail 1.7.0, read on 2026-11-27.
const neighbors = [
  'gnwmail.com',
  'hitmail.com',
  'homemail.com',
  'hotepmail.com',
  'prontomail.com',
  'yahoofs.com',
  'yalook.com',
];

const providerName = (domain = '') => domain.split('.')[0] ?? '';

/** Whether an address looks mistyped, and the likely one where it is one or two letters away. */
export function doubtAbout(address: string): { suggestion?: string } | undefined {
  // What can't be sent is refused, and is no doubt.
  const isRefused = !emailPattern.test(address);
  const found = isRefused && addressIn(address);
  if (found) return { suggestion: found };
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const [person, domain] = [address.slice(0, at), address.slice(at + 1).toLowerCase()];
  const isMailbox =
    !providers.some((provider) => providerName(provider) === providerName(domain)) ||
    plain.test(person);
  if (!isMailbox || impossible.test(address)) return isRefused ? undefined : {};
  const near = providers.find((provider) => isSlip(domain, provider));
  return near ? { suggestion: `${person}@${near}` } : undefined;
}

/**
 * The first address among other words; one that was dictated, as “ana at example dot com”; one with a
 * comma for a dot or signs twice; or a large provider's without its @.
 */
function addressIn(text: string): string | undefined {
  const dictated = text.replace(spoken('at|arroba'), '@').replace(spoken('dot|punto'), '.');
  const slipped = text.replace(/,/g, '.').replace(/([@.])\1+/g, '$1');
  const completed = providers
    .filter((provider) => !text.includes('@') && text.endsWith(provider))
    .map((provider) => `${text.slice(0, -provider.length).replace(/[#.]$/, '')}@${provider}`);
  return [
    ...text.split(/[\s"(),:;<>[\]\\/|]+/),
    dictated.replace(/\s/g, ''),
    slipped,
    ...completed,
  ].find((address) => emailPattern.test(address));
}

const spoken = (words: string) =>
  RegExp(`\\s+(?:${words})\\s+|\\s*[([](?:${words})[)\\]]\\s*`, 'gi');

/** All that the large providers allow before the @. */
const plain = /^[a-z0-9._+-]+$/i;

// A dot first, last or doubled; www.; host names and endings that can't exist.
const impossible = /^\.|\.\.|\.@|^www\.|@www\..+\.|@(?:.*\.)?-|@.*(?:_|-\.|\.(?:.|\d+)$)/u;

function isSlip(domain: string, provider: string): boolean {
  const name = providerName(provider);
  // No real domain lacks its ending, or the dot before it.
  if (domain === name || domain === provider.replace('.', '')) return true;
  // Countries have endings and providers of their own: yahoo.com.mx is not yahoo.com.
  const isReal = [...providers, ...neighbors].includes(domain) || /\.\p{L}{2}$/u.test(domain);
  if (isReal || domain.split('.').length !== 2) return false;
  // Many real names end like these, and most short ones are somebody's.
  const start = name.length < 5 ? `${name}.` : name.charAt(0);
  return domain.startsWith(start) && distance(domain, provider) <= 2;
}
