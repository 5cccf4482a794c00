import { loadSite } from '@/lib/content/site-content';
import { languages, originalLanguage } from '@/lib/language';
import { fullAddress } from '@/lib/settings';

export const dynamic = 'force-static';

const year = 365 * 86_400_000;

/** RFC 9116; valid for a year after the build. */
export function GET(): Response {
  const address = fullAddress('/.well-known/security.txt');
  const lines = [
    `Contact: mailto:${loadSite(originalLanguage).mailbox}`,
    `Expires: ${new Date(Date.now() + year).toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    // It must be https, and a demonstration has no address.
    ...(address.startsWith('https:') ? [`Canonical: ${address}`] : []),
  ];
  return new Response(`${lines.join('\n')}\n`);
}
