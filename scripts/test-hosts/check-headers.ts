import type { HeaderRules } from '../finish-export/server-files/header-rules';
import type { Server } from './server';
import { ask } from './visit';

const addresses = [
  '/',
  '/about',
  '/about/',
  '/formInput',
  '/formInput/?accidentId=Auto+Accident&zipCode=90210',
  '/formInput.html',
  '/confirmAlert',
  '/feed.xml',
  '/images/hero.svg',
  '/no-such-page',
  '/_next/static/no-such.js',
];

/** Takes a tuned server, the header rules and a hashed file's address and returns what differs from the rules. */
export async function checkHeaders(
  server: Server,
  rules: HeaderRules,
  hashedFile: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of [...addresses, hashedFile]) {
    const { status, headers } = await ask(server, address, { 'accept-encoding': 'gzip, br' });
    const { pathname } = new URL(address, server.origin);
    for (const [name, value] of Object.entries(expectedHeaders(rules, pathname, status))) {
      const found = headers[name.toLowerCase()];
      if (found !== value) problems.push(`${address} has ${name}: ${found}, not ${value}`);
    }
  }
  return problems;
}

/** Takes the header rules, a path and the status of its answer and returns the headers it is to carry. */
function expectedHeaders(
  { everywhere, pages, caching }: HeaderRules,
  path: string,
  status: number,
): Record<string, string> {
  const page = path.replace(/(\/|\.html)$/, '');
  const folder = Object.keys(caching.folders).find((each) => path.startsWith(each));
  // An error must not be kept as long as the file that may be there tomorrow.
  const isKept = folder !== undefined && status === 200;
  return {
    ...everywhere,
    ...pages[page],
    'Cache-Control': isKept ? (caching.folders[folder] ?? '') : caching.elsewhere,
  };
}
