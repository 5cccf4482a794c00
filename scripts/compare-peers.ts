import { readFileSync } from 'node:fs';
import { fillLengths } from '../lib/content/law-lengths';
import { originalLanguage } from '../lib/language';

// Prints which of our times in docs/peers.md, where a law has its id in the open data, have changed since.
const rows = readFileSync('docs/peers.md', 'utf8').matchAll(/^\| `(.+?)` \| .+? \| (.+?) \|/gm);
for (const [, law, ours] of rows) {
  const now = fillLengths(`{${law}}`, originalLanguage);
  if (now !== ours) console.log(`${law}: ${ours} → ${now}`);
}
