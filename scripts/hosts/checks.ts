import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { extname, join, relative } from 'node:path';
import { languages, prefixOf } from '../../lib/language';
import { filesIn } from '../../tools/files';
import { headersAt, readHeaderRules } from '../../tools/header-rules';
import { permanentRedirects } from '../export/server-files';
import type { Server } from './servers';

type Case = {
  address: string;
  method?: string;
  sent?: Record<string, string>;
  statuses: number[];
  file?: string;
  headers?: Record<string, string | RegExp | undefined>;
};
type Answer = { url: URL; status: number; headers: IncomingHttpHeaders; body: Buffer };

const rules = readHeaderRules();
const contentTypes: Record<string, RegExp> = {
  '.html': /^text\/html/,
  '.css': /^text\/css/,
  '.csv': /^text\/csv/,
  '.js': /^(text|application)\/javascript/,
  '.json': /^application\/json/,
  '.xml': /^(text|application)\/xml/,
  '.txt': /^text\/plain/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
  '.jpg': /^image\/jpeg/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
  '.woff2': /^font\/woff2/,
  '.webmanifest': /^application\/manifest\+json/,
};
/** Accept-Encoding, expected encoding, and the ending of the file. */
const encodings = [
  ['identity', undefined, ''],
  ['gzip', 'gzip', '.gz'],
  ['gzip, deflate, br, zstd', 'br', '.br'],
] as const;
const unknown = ['/no-such', '/ABOUT', '/forminput', '/404', '/blogs/page9', '/blogs/page1/999'];
const unknownFiles = ['/_next/static/no-such.js', '/images/no-such.svg'];
/** Requests outside of any link, answered alike by every server. */
const oddRequests: Case[] = [
  { address: '/_headers', statuses: [404] },
  { address: '/_redirects', statuses: [404] },
  // Apache forbids its own file; other names are not found.
  { address: '/.htaccess', statuses: [404, 403] },
  { address: '/about%00', statuses: [400, 404] },
  { address: '/%zz', statuses: [400] },
  ...['PUT', 'POST', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) =>
    ['/about', '/no-such-page'].map((address) => ({ method, address, statuses: [405] })),
  ),
];

/** Checks of a server with a copy of the folder. Each returns a line per problem. */
export function checksOf(out: string, server: Server): Record<string, () => Promise<string[]>> {
  const check = (cases: Case[]) => () => problemsOf(server, cases);
  if (!server.isTuned) return { addresses: check(addressCases(out, plainCases)) };
  return {
    'addresses, headers, compression': check(addressCases(out, tunedCases)),
    'odd requests': check(oddRequests),
    'way to HTTPS': check(httpsCases(server)),
    revalidation: () => checkRevalidation(server),
  };
}

export function checkRedirects(out: string): string[] {
  return permanentRedirects().flatMap(({ from, to }) => {
    const page = readFileSync(join(out, `${from.replace(/\.html$/, '')}.html`), 'utf8');
    const target = /http-equiv="refresh" content="0; url=([^"]+)"/i.exec(page)?.[1];
    return target?.endsWith(to) ? [] : [`${from}.html leads to ${target}, _redirects to ${to}`];
  });
}

/** Private details of a visit in a server's logs. */
export function checkLogs({ folder, name }: Server): string[] {
  const logs = filesIn(folder).filter((file) => file.endsWith('.log'));
  const lines = logs.flatMap((log) => readFileSync(log, 'utf8').split('\n'));
  // Caddy writes no access log.
  if (!name.startsWith('caddy') && !lines.some((line) => line.includes('/formInput')))
    return ['name no visit to the intake form'];
  return lines.filter((line) => /accidentId|zipCode|90210/i.test(line)).slice(0, 3);
}

/** Every file, every page with and without slash and query, and unknown addresses. */
function addressCases(out: string, casesOf: (address: string, file: string) => Case[]): Case[] {
  // Copies, and files hidden from visitors.
  const others = /\.(br|gz)$|(^|\/)(index|404)\.html$|^_(headers|redirects)$/;
  const files = filesIn(out)
    .map((file) => relative(out, file))
    .filter((file) => !others.test(file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const ways = (path: string) =>
    ['', '/', '?from=a%20mail&x=1', '/?from=a%20mail&x=1'].map((end) => path + end);
  const at = (file: string) => (address: string) => casesOf(address, join(out, file));
  return [
    ...['/', '/?a=b%20c'].flatMap(at('index.html')),
    ...files.flatMap((file) => at(file)(`/${file}`)),
    ...pages.flatMap((file) => ways(`/${file.slice(0, -'.html'.length)}`).flatMap(at(file))),
    ...unknownFiles.flatMap(ways).flatMap(at('404.html')),
    ...languages.map(prefixOf).flatMap((prefix) => {
      const page = join(prefix, '404.html');
      return unknown.flatMap((path) => ways(prefix + path)).flatMap(at(page));
    }),
  ];
}

/** A plain server has its own error page and types, and none of our headers. */
function plainCases(address: string, file: string): Case[] {
  if (file.endsWith('404.html')) return [{ address, statuses: [404] }];
  const headers = file.endsWith('.html') ? { 'content-type': contentTypes['.html'] } : {};
  return [{ address, statuses: [200], file, headers }];
}

/** A tuned server sends compressed copies and the headers of deploy/headers.yml. */
function tunedCases(address: string, file: string): Case[] {
  const isError = file.endsWith('404.html');
  const isCompressed = !/\.(png|jpg|woff2)$/.test(file);
  const always = {
    // Errors must not be cached like the file.
    ...headersAt(rules, isError ? '/404.html' : (address.split('?')[0] ?? '')),
    'content-type': contentTypes[extname(file)],
    ...(isCompressed && { vary: /accept-encoding/i }),
  };
  return encodings.map(([accepted, encoding, suffix]) => ({
    address,
    sent: { 'accept-encoding': accepted },
    statuses: [isError ? 404 : 200],
    file: isCompressed ? file + suffix : file,
    headers: { ...always, 'content-encoding': isCompressed ? encoding : undefined },
  }));
}

function httpsCases(server: Server): Case[] {
  const path = '/formInput?accidentId=a+b&zipCode=90210';
  return ['example.com', 'www.example.com'].map((host) => ({
    address: `http://${host}:${server.http}${path}`,
    sent: { host },
    statuses: [301, 308],
    headers: { location: `https://${host}${path}` },
  }));
}

async function checkRevalidation(server: Server): Promise<string[]> {
  const { headers } = await ask(server, { address: '/about' });
  const sent = { 'if-none-match': headers.etag ?? '' };
  return problemsOf(server, [{ address: '/about', sent, statuses: [304] }]);
}

async function problemsOf(server: Server, cases: Case[]): Promise<string[]> {
  const problems: string[] = [];
  for (const one of cases) {
    const answer = await ask(server, one);
    const wrong = differences(one, answer);
    const query = new URL(one.address, answer.url).search;
    // Caddy before 2.8 drops it; deploy/Caddyfile avoids that redirect.
    if (server.name !== 'caddy' && answer.url.search !== query) wrong.push('loses the query');
    const request = [one.method ?? 'GET', one.address, ...Object.values(one.sent ?? {})].join(' ');
    problems.push(...wrong.map((problem) => `${request}: ${problem}`));
  }
  return problems;
}

function differences({ statuses, file, headers = {} }: Case, answer: Answer): string[] {
  const wrong = Object.entries(headers).flatMap(([name, value]) => {
    const found = answer.headers[name.toLowerCase()];
    const isRight = value instanceof RegExp ? value.test(String(found)) : found === value;
    return isRight ? [] : [`has ${name}: ${found}, not ${value}`];
  });
  if (!statuses.includes(answer.status)) wrong.push(`has status ${answer.status}`);
  if (file && !answer.body.equals(readFileSync(file))) wrong.push(`is not ${file}`);
  return wrong;
}

async function ask(server: Server, what: Partial<Case>, steps = 5): Promise<Answer> {
  const url = new URL(what.address ?? '/', server.origin);
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = { host: url.host, ...what.sent };
  // The test certificate is self-signed.
  const options = { hostname: '127.0.0.1', method: what.method, rejectUnauthorized: false };
  const [response] = await once(request(url, { ...options, headers: sent }).end(), 'response');
  const { statusCode: status = 0, headers } = response as IncomingMessage;
  const body = Buffer.concat(await response.toArray());
  if (server.isTuned || !headers.location || steps === 0) return { url, status, headers, body };
  return ask(server, { address: new URL(headers.location, url).href }, steps - 1);
}
