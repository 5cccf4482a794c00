import { fieldsOf, storedItem, thisBrowser } from './message/storage';

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
  const campaign = names.flatMap((name) => query.get(name)?.slice(0, 60) || []);
  const { host = '' } = URL.canParse(document.referrer) ? new URL(document.referrer) : {};
  const all = [...campaign, ...(host === window.location.host ? [] : [host])];
  // One line of plain letters, whatever somebody puts into an address.
  const given = all.map((one) => one.replace(/[^\w .+-]/g, '')).filter(Boolean);
  const { source: earlier = '' } = fieldsOf(stored().read());
  return given.join(' / ') || String(earlier);
}

/** Keeps it while the visitor reads on. Not for pages whose address holds answers. */
export function keepSource(): void {
  const source = readSource();
  if (source) stored().write({ source });
}

export const eraseSource = () => stored().remove();
