import { storedFields, storedItem, thisBrowser } from './message/storage';

const sourceItem = () => storedItem(thisBrowser.tab, 'source');
const utmParameters = ['utm_source', 'utm_medium', 'utm_campaign'];

/**
 * Which campaign or site brought the visitor to this tab, by its name alone: no address, no click
 * id. The tab keeps it while the visitor reads on or corrects a message. Empty where the browser asks
 * for privacy (Global Privacy Control).
 */
export function keepSource(): string {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) {
    sourceItem().remove();
    return '';
  }
  const query = new URLSearchParams(window.location.search);
  const given = utmParameters.map((name) => sanitize(query.get(name)?.slice(0, 60)));
  // A dash stands for what is missing, so that the place of a part says which it is.
  const campaign = given.slice(0, given.findLastIndex(Boolean) + 1).map((name) => name || '-');
  const { host = '' } = URL.canParse(document.referrer) ? new URL(document.referrer) : {};
  const site = host === window.location.host ? '' : sanitize(host);
  const { source: earlier = '' } = storedFields(sourceItem().read());
  const source = [...campaign, site].filter(Boolean).join(' / ') || String(earlier);
  if (source) sourceItem().write({ source });
  return source;
}

/** One line of letters and digits, whatever somebody puts into an address. */
const sanitize = (text = '') => text.replace(/[^\p{L}\p{M}\p{N}_ .+-]/gu, '').trim();

export const eraseSource = () => sourceItem().remove();
