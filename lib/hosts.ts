// RFC 2606, RFC 6761, names of examples, and addresses in digits, which no public site or service here has.
const reserved =
  /(^|\.)(example(\.(com|net|org))?|your-?(domain|site|company)\.\w+|test|invalid|localhost|local|internal|\d+)$|^\[/i;
// Of one change or one evening.
const preview =
  /--[\w-]+\.netlify\.app$|^[\da-f]{8}\.[\w-]+\.pages\.dev$|-git-.*\.vercel\.app$|\.(ngrok[\w-]*\.\w+|loca\.lt|trycloudflare\.com)$/;

const hostname = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** Whether visitors can't reach a host. */
export const isReserved = (host: string) => reserved.test(host) || !host.includes('.');

export const isLocal = (address: string) =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname(address));

/** Whether an address ends with what it shows; for a trial, not for visitors. */
export const isPreview = (address: string) => preview.test(hostname(address));

/** Plain http is safe only on the same computer. */
export const isSafe = (address: string) => address.startsWith('https:') || isLocal(address);

export const isPublic = (address: string) => isSafe(address) && !isReserved(hostname(address));

/** A scheme and a host, as browsers read it: they read 2130706433 as 127.0.0.1. */
export const isOrigin = (text: string) =>
  /^https?:\/\/(?!.*\.(\.|:|$)|.*:(80|443)$)[\w.:[\]-]+$/i.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text.toLowerCase();
