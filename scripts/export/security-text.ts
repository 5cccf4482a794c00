import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
