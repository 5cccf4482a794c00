import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join, relative } from 'node:path';
import { filesIn } from '../../tools/files';
import { headersAt, readHeaderRules } from '../../tools/header-rules';
import { redirects } from '../export/server-files';
import type { Server } from './servers';

type Answer = {
  url: URL;
  redirects: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};
/** Returns a line for each problem. */
type Check = (server: Server) => Promise<string[]>;

const contentTypes: Record<string, RegExp> = {
  html: /^text\/html/,
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  xml: /^(text|application)\/xml/,
  txt: /^text\/plain/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  woff2: /^font\/woff2/,
  webmanifest: /^application\/manifest\+json/,
};
// Addresses that are not there, whatever else they may look like.
const unknown = [
  '/no-such-page',
  '/ABOUT',
  '/forminput',
  '/404',
  '/blogs/page9',
  '/blogs/page1/999',
  '/_next/static/no-such.js',
];
const unknownInSpanish = ['/es/no-such-page', '/es/ABOUT', '/es/404', '/es/blogs/page1/999'];

/** The checks of a server that serves a copy of the folder. */
export function checksOf(out: string, { https }: Server): Record<string, Check> {
  const files = filesIn(out)
    .map((file) => relative(out, file))
    .sort();
  const find = (pattern: RegExp) => files.find((file) => pattern.test(file)) as string;
  const [script, style] = [find(/^_next\/static\/.*\.js$/), find(/^_next\/static\/.*\.css$/)];
  const read = (file: string) => readFileSync(join(out, file));
  const addresses = { addresses: checkAddresses };
  if (!https) return addresses;
  return {
    ...addresses,
    headers: checkHeaders,
    compression: checkCompression,
    'odd requests': checkOddRequests,
    'way to HTTPS': checkHttps,
    revalidation: checkRevalidation,
  };

  /** Every page, with and without a slash and a query; unknown addresses; a file of each kind. */
  async function checkAddresses(server: Server) {
    const pages = files.filter(
      (file) => /\.html$/.test(file) && !/(^|\/)(404|index|admin)\.html$/.test(file),
    );
    const named = files.filter((file) =>
      /^(\.well-known\/)?[a-z-][\w-]*\.(xml|txt|webmanifest|ico|png|svg)$/.test(file),
    );
    const others = [...named, 'images/hero.svg', script, style, find(/\.woff2$/), find(/\.jpg$/)];
    const wanted: [address: string, file: string, status: number][] = [
      ...['/', '/?a=b%20c'].map((way): [string, string, number] => [way, 'index.html', 200]),
      ...pages.flatMap((file) =>
        ways(`/${file.slice(0, -5)}`).map((way): [string, string, number] => [way, file, 200]),
      ),
      ...others.map((file): [string, string, number] => [`/${file}`, file, 200]),
      ...unknown.flatMap(ways).map((way): [string, string, number] => [way, '404.html', 404]),
      ...unknownInSpanish
        .flatMap(ways)
        .map((way): [string, string, number] => [way, 'es/404.html', 404]),
    ];
    const problems: string[] = [];
    // One after the other: python3 takes no more at once.
    for (const [address, file, status] of wanted) {
      const answer = await visit(server, address);
      const type = answer.headers['content-type'] ?? '';
      const query = new URL(address, 'http://x').search;
      // A plain server has its own error page and its own idea of rare content types.
      const isOwn = !server.https && status === 404;
      const knowsType = Boolean(server.https) || file.endsWith('.html');
      const wrong = [
        answer.status !== status && `has status ${answer.status}`,
        !isOwn && !answer.body.equals(read(file)) && `is not ${file}`,
        !isOwn && knowsType && !hasType(file, type) && `has the content type "${type}"`,
        server.https && answer.redirects > 0 && `is redirected to ${answer.url.href}`,
        // Caddy before 2.8 loses it in a redirect, which deploy/Caddyfile avoids.
        server.name !== 'Caddy' && answer.url.search !== query && `loses the query`,
      ].filter(Boolean);
      problems.push(...wrong.map((problem) => `${address} ${problem}`));
    }
    return problems;
  }

  async function checkHeaders(server: Server) {
    const rules = readHeaderRules();
    const query = '?accidentId=Auto+Accident&zipCode=90210';
    const form = ['/formInput', `/formInput/${query}`, '/formInput.html', '/confirmAlert'];
    const pictures = [
      '/logo.png',
      '/images/hero.svg',
      '/images/share.jpg',
      `/${find(/blogs.*share/)}`,
    ];
    const others = ['/', '/about', '/about/', '/feed.xml', '/images/no-such.svg', `/${script}`];
    const problems: string[] = [];
    for (const address of [...form, ...pictures, ...others, ...unknown]) {
      const { status, headers } = await ask(server, address, { 'accept-encoding': 'gzip, br' });
      const path = address.split('?')[0] ?? '';
      // An error must not be cached as long as the file that may be there tomorrow.
      const expected = headersAt(rules, status === 200 ? path : '/404.html');
      for (const [name, value] of Object.entries(expected)) {
        const found = headers[name.toLowerCase()];
        if (found !== value) problems.push(`${address} has ${name}: ${found}, not ${value}`);
      }
    }
    return problems;
  }

  async function checkCompression(server: Server) {
    const problems: string[] = [];
    const sent = ['about.html', 'feed.xml', 'robots.txt', 'images/hero.svg', script, style];
    const ways = [...sent.map((file) => [`/${file}`, file]), ['/about', 'about.html']] as const;
    for (const [address = '', file = ''] of ways) {
      for (const [accepted, encoding, suffix] of [
        ['gzip', 'gzip', '.gz'],
        ['gzip, deflate, br, zstd', 'br', '.br'],
        ['identity', undefined, ''],
      ] as const) {
        const { headers, body } = await ask(server, address, { 'accept-encoding': accepted });
        const what = `${address} requested as "${accepted}"`;
        if (headers['content-encoding'] !== encoding || !body.equals(read(file + suffix)))
          problems.push(`${what} comes as ${headers['content-encoding']}`);
        if (!hasType(file, headers['content-type'] ?? ''))
          problems.push(`${what} has another type`);
        if (!/accept-encoding/i.test(headers.vary ?? '')) problems.push(`${what} has no Vary`);
      }
    }
    return problems;
  }
}

/** What no link asks for is refused in the same words by every server. */
async function checkOddRequests(server: Server) {
  const odd: [method: string, address: string, statuses: number[]][] = [
    ['GET', '/_headers', [404]],
    ['GET', '/_redirects', [404]],
    // Apache refuses its own file, and calls a name that no file can have not found.
    ['GET', '/.htaccess', [404, 403]],
    ['GET', '/about%00', [400, 404]],
    ['GET', '/%zz', [400]],
    ...['PUT', 'POST', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) =>
      ['/about', '/no-such-page'].map((at): [string, string, number[]] => [method, at, [405]]),
    ),
  ];
  const problems: string[] = [];
  for (const [method, address, statuses] of odd) {
    const { status } = await ask(server, address, {}, method);
    if (!statuses.includes(status)) problems.push(`${method} ${address} has status ${status}`);
  }
  return problems;
}

/** Also of a second name, which has to stay as it was asked for. */
async function checkHttps(server: Server) {
  const problems: string[] = [];
  for (const name of ['example.com', 'www.example.com']) {
    const path = '/formInput?accidentId=a+b&zipCode=90210';
    const { status, headers } = await ask(server, `http://${name}${path}`);
    // The servers under test listen on other ports than a visitor's.
    const found = headers.location?.replace(/:\d+\//, '/');
    if (![301, 308].includes(status) || found !== `https://${name}${path}`)
      problems.push(`http://${name} has status ${status} and leads to ${found}`);
  }
  return problems;
}

async function checkRevalidation(server: Server) {
  const { headers } = await ask(server, '/about');
  const { status } = await ask(server, '/about', { 'if-none-match': headers.etag ?? '' });
  return status === 304 ? [] : [`/about, unchanged, has status ${status} the second time`];
}

/** The redirects of the export whose page and whose line in _redirects differ. */
export function checkRedirects(out: string): string[] {
  return redirects()
    .filter(([from, to]) => {
      const page = readFileSync(join(out, `${from.replace(/\.html$/, '')}.html`), 'utf8');
      return !/http-equiv="refresh" content="0; url=([^"]+)"/i.exec(page)?.[1]?.endsWith(to);
    })
    .map(([from, to]) => `${from}.html does not redirect to ${to}, as _redirects does`);
}

function ways(path: string): string[] {
  return [path, `${path}/`, `${path}?from=a%20mail&x=1`, `${path}/?from=a%20mail&x=1`];
}

function hasType(file: string, type: string): boolean {
  return contentTypes[file.split('.').pop() ?? '']?.test(type) ?? false;
}

/** Follows redirects, as a browser does. */
async function visit(server: Server, address: string): Promise<Answer> {
  let answer = await ask(server, address);
  for (let step = 1; step <= 5 && answer.headers.location && answer.status < 400; step += 1) {
    const next = new URL(answer.headers.location, answer.url).href;
    answer = { ...(await ask(server, next)), redirects: step };
  }
  return answer;
}

/** Asks a tuned server as https://example.com. */
function ask(
  server: Server,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const origin = server.https ? 'https://example.com' : `http://127.0.0.1:${server.http}`;
  const url = new URL(address, origin);
  const isSecure = url.protocol === 'https:';
  const options = {
    // The test's own certificate is signed by nobody.
    rejectUnauthorized: false,
    servername: url.hostname,
    host: '127.0.0.1',
    method,
    port: url.port || (isSecure ? server.https : server.http),
    path: url.pathname + url.search,
    headers: { host: url.host, ...headers },
    agent: false as const,
  };
  return new Promise((resolve, reject) => {
    const request = isSecure ? requestHttps(options) : requestHttp(options);
    request.once('error', reject).once('response', async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({
        url,
        redirects: 0,
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
      });
    });
    request.end();
  });
}
