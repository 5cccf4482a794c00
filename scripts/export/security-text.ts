import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source } from '../../lib/content/locate-value';
import { languages } from '../../lib/language';

// Location required by RFC 9116.
const place = '.well-known/security.txt';

/** Writes security.txt, valid for a year. */
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
    `Preferred-Languages: ${languages.join(', ')}`,
    // RFC 9116 requires https, and a demonstration has no address.
    ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/${place}`] : []),
  ];
  const file = join(folder, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** security.txt of the live site, or of the last build if it doesn't answer. */
export async function readSecurityText(site = '', folder = 'out'): Promise<Source | undefined> {
  const address = `${site}/${place}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const text = await answer?.text().catch(() => '');
  // Hosts may answer with another page.
  if (text?.startsWith('Contact:')) return { file: address, text };
  const file = join(folder, place);
  return existsSync(file) ? { file, text: readFileSync(file, 'utf8') } : undefined;
}
