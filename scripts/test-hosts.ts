import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { counted } from '../lib/content/mistakes';
import { buildCopy } from '../tools/build-site';
import { filesIn } from '../tools/files';
import { headersAt, readHeaderRules } from '../tools/headers-file';
import { missingFor } from '../tools/programs';
import { setTestEnvironment } from '../tools/test-site';
import { compressFiles } from './export/copies';
import { apache, caddy, nginx } from './hosts/recipes';
import { ask, type Sent, startHost } from './hosts/server';

type Case = Sent & { status: number | RegExp; headers?: Record<string, unknown>; file?: string };

const sharedHosting = '/Include /d; s/AllowOverride None/AllowOverride All/';

// Types that are not named like the ending.
const types: Record<string, string> = {
  js: 'javascript',
  jpg: 'jpeg',
  txt: 'plain',
  ico: 'icon',
  cff: '',
};
const encodings = [
  ['identity', undefined, ''],
  ['gzip', 'gzip', '.gz'],
  ['gzip, deflate, br, zstd', 'br', '.br'],
] as const;
const unknown = ['/no-such', '/ABOUT', '/404', '/forminput', '/blogs/page9', '/blogs/page1/999'];
const unknownFiles = ['/_headers', '/_redirects', '/_next/static/no-such.js', '/images/no.svg'];
const methods = ['PUT', 'POST', 'DELETE', 'OPTIONS', 'TRACE'];
const finder = '/formInput?accidentId=a+b&zipCode=90210';

setTestEnvironment();
if (!process.argv.includes('--built')) buildCopy('.');
await compressFiles('out');
const rules = readHeaderRules('out');
const hidden = /\.(br|gz)$|\/(index|404)\.html$|\/_(headers|redirects)$/;
const files = filesIn('out').flatMap((file) => (hidden.test(file) ? [] : relative('out', file)));
const pages = files.filter((file) => file.endsWith('.html'));
const ways = (path: string) => ['', '/', '?a=b%20c', '/?a=b%20c'].map((end) => path + end);
const lastModified = fs.statSync('out/about.html').mtime.toUTCString();
const cases: Case[] = [
  ...expectFile('index.html', '/', '/?a=b%20c'),
  ...files.flatMap((file) => expectFile(file, `/${file}`)),
  ...pages.flatMap((file) => expectFile(file, ...ways(`/${file.slice(0, -5)}`))),
  ...expectFile('404.html', ...[...unknown, ...unknownFiles].flatMap(ways)),
  ...expectFile('es/404.html', ...unknown.flatMap((path) => ways(`/es${path}`))),
  ...methods.map((method) => ({ address: '/about', method, status: 405 })),
  ...['/%zz', '/about%00', '/.htaccess'].map((address) => ({ address, status: /^40[034]$/ })),
  { address: '/about', sent: { 'if-modified-since': lastModified }, status: 304 },
  { address: finder, sent: { referer: `https://example.com${finder}` }, status: 200 },
];
const sandbox = fs.mkdtempSync(join(tmpdir(), 'hosts-'));
process.once('exit', () => fs.rmSync(sandbox, { recursive: true, force: true }));
fs.chmodSync(sandbox, 0o755);
fs.cpSync('out', join(sandbox, 'site'), { recursive: true, preserveTimestamps: true });
fs.cpSync('deploy/apache-rules.conf', join(sandbox, 'site/.htaccess'));
process.env['PATH'] += ':/usr/sbin';
await report('nginx', '', nginx);
await report('Apache', '', apache);
await report('Apache', ' with .htaccess', apache, sharedHosting);
await report('Caddy', '', caddy);

async function report(
  host: 'nginx' | 'Apache' | 'Caddy',
  how: string,
  script: string,
  CHANGES = '',
) {
  const missing = missingFor(host);
  if (missing.length > 0) {
    console.log(`${host}${how}: not tested; install the Debian packages ${missing.join(', ')}.`);
    // In CI nobody reads the notice.
    if (process.env.CI) process.exitCode = 1;
    return;
  }
  const problems = await problemsOf(script, CHANGES);
  if (problems.length > 0) process.exitCode = 1;
  const count = counted(problems.length, 'problem');
  console.log([`${host}${how}: ${count}`, ...problems.slice(0, 20)].join('\n  '));
}

async function problemsOf(script: string, CHANGES: string): Promise<string[]> {
  const cwd = fs.mkdtempSync(join(sandbox, 'server-'));
  const host = await startHost(script, { cwd, SITE: join(sandbox, 'site'), CHANGES });
  if (!host) return ['does not start'];
  const problems: string[] = [];
  for (const one of cases) problems.push(...(await differences(host.https, one)));
  const headers = { location: `https://www.example.com${finder}` };
  const toHttps = {
    address: finder,
    sent: { host: 'www.example.com' },
    status: /^30[18]$/,
    headers,
  };
  problems.push(...(await differences(host.http, toHttps)));
  await host.stop();
  const logs = filesIn(cwd).filter((file) => file.endsWith('.log'));
  const lines = logs.flatMap((file) => fs.readFileSync(file, 'utf8').split('\n'));
  if (!lines.some((line) => line.includes('/formInput'))) problems.push('logs no visit');
  // Not its digits: they turn up in times and durations too.
  return problems.concat(lines.filter((line) => /accidentId|zipCode/.test(line)));
}

function expectFile(file: string, ...addresses: string[]): Case[] {
  const isError = file.endsWith('404.html');
  const isCompressed = fs.existsSync(`out/${file}.br`);
  const type = extname(file).slice(1);
  return addresses.flatMap((address) => {
    // Errors must not be cached like the file.
    const expected = headersAt(rules, isError ? '/404.html' : (address.split('?')[0] ?? ''));
    const headers = {
      'Access-Control-Allow-Origin': undefined,
      'Cache-Control': 'no-cache, no-transform',
      ...expected,
      'Content-Type': new RegExp(types[type] ?? type.replace('web', '')),
      Vary: isCompressed ? /accept-encoding/i : /^/,
    };
    return encodings.map(([accepted, encoding, ending]) => ({
      address,
      sent: { 'accept-encoding': accepted },
      status: isError ? 404 : 200,
      file: isCompressed ? file + ending : file,
      headers: { ...headers, 'Content-Encoding': isCompressed ? encoding : undefined },
    }));
  });
}

async function differences(origin: string, expected: Case): Promise<string[]> {
  const { headers, body } = await ask(origin, expected);
  const { file, method = 'GET', address, sent = {}, status } = expected;
  const wrong = Object.entries({ ...expected.headers, status }).flatMap(([name, value]) => {
    const found = (headers as Record<string, unknown>)[name.toLowerCase()];
    const isRight = value instanceof RegExp ? value.test(String(found)) : found === value;
    return isRight ? [] : [`${name}: ${found}, not ${value}`];
  });
  if (file && !body.equals(fs.readFileSync(join('out', file)))) wrong.push(`is not ${file}`);
  return wrong.map((problem) => [method, address, ...Object.values(sent), problem].join(' '));
}
