import { storedFields, storedItem, thisBrowser } from './message/storage';

const stored = () => storedItem(thisBrowser.tab, 'source');
const names = ['utm_source', 'utm_medium', 'utm_campaign'];

/**
 * Which campaign or site brought the visitor to this tab, by its name alone: no address, no click
 * id. Empty where the browser asks for privacy (Global Privacy Control).
 */
export function readSource(): string {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) {
    stored().remove();
    return '';
  }
  const query = new URLSearchParams(window.location.search);
  const given = names.map((name) => plainly(query.get(name)?.slice(0, 60)));
  // Each part keeps its place, for programs.
  const campaign = given.slice(0, given.findLastIndex(Boolean) + 1).map((name) => name || '-');
  const { host = '' } = URL.canParse(document.referrer) ? new URL(document.referrer) : {};
  const site = host === window.location.host ? '' : plainly(host);
  const { source: earlier = '' } = storedFields(stored().read());
  return [...campaign, site].filter(Boolean).join(' / ') || String(earlier);
}

/** One line of letters and digits, whatever somebody puts into an address. */
const plainly = (text = '') => text.replace(/[^\p{L}\p{M}\p{N}_ .+-]/gu, '').trim();

/** Keeps it, by its name alone, while the visitor reads on or corrects a message. */
export function keepSource(): string {
  const source = readSource();
  if (source) stored().write({ source });
  return source;
}

export const eraseSource = () => stored().remove();
