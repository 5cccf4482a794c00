import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source } from '../../lib/content/locate-value';

// Where RFC 9116 wants it, below the site's address.
const place = '.well-known/security.txt';

/** Writes whom to tell about a weakness of the site. It is valid for a year, so check:launch watches it. */
export function writeSecurityText(
  folder: string,
  mailbox: string,
  siteUrl: string,
  now = new Date(),
): void {
  const expires = new Date(now.getTime() + 365 * 86_400_000);
  const lines = [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en, es',
    // The RFC allows no other scheme, and a demonstration has no address of its own.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/${place}`] : []),
  ];
  const file = join(folder, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** What the running site says; what the last build says where none answers, as before a launch. */
export async function readSecurityText(site = '', folder = 'out'): Promise<Source | undefined> {
  const address = `${site}/${place}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const text = await answer?.text().catch(() => '');
  // A page that stands in for what is not there is none.
  if (text?.startsWith('Contact:')) return { file: address, text };
  const file = join(folder, place);
  return existsSync(file) ? { file, text: readFileSync(file, 'utf8') } : undefined;
}
