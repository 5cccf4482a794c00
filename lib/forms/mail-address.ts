import { distance } from '../did-you-mean';

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

/** Real domains that look like a slip in one of these. */
const neighbors = ['mail.com', 'email.com', 'ymail.com', 'mailo.com', 'cloud.com'];

const nameOf = (domain = '') => domain.split('.')[0] ?? '';

/** Whether an address looks mistyped, and the likely one where it is one or two letters away. */
export function doubtAbout(address: string): { suggestion?: string } | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const [person, domain] = [address.slice(0, at), address.slice(at + 1).toLowerCase()];
  const isMailbox = !providers.some((one) => nameOf(one) === nameOf(domain)) || plain.test(person);
  if (!isMailbox || impossible.test(address)) return {};
  const near = providers.find((provider) => isSlip(domain, provider));
  return near ? { suggestion: `${person}@${near}` } : undefined;
}

/** All that the large providers allow before the @. */
const plain = /^[a-z0-9._+-]+$/i;

// A dot first, last or doubled; www.; host names and endings that can't exist.
const impossible = /^\.|\.\.|\.@|(?:^|@)www\.|@(?:.*\.)?-|@.*(?:_|-\.|\.(?:.|\d+)$)/u;

function isSlip(domain: string, provider: string): boolean {
  const name = nameOf(provider);
  // No real domain lacks its ending.
  if (domain === name) return true;
  // Countries have endings and providers of their own: yahoo.com.mx is not yahoo.com.
  const isReal = [...providers, ...neighbors].includes(domain) || /\.\p{L}{2}$/u.test(domain);
  if (isReal || domain.split('.').length !== 2) return false;
  // Most short names are somebody's, so only their ending may be a slip.
  if (name.length < 5) return nameOf(domain) === name && distance(domain, provider) === 1;
  return distance(domain, provider) <= 2;
}
