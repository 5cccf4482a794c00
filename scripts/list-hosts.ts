import { execSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headersAt, readHeaderRules } from '../tools/headers-file';
import { chunkFolder } from './export/bundle';
import { asTheyCome } from './hosts/recipes';
import { ask, startHost } from './hosts/server';

// Prints how hosts without our configuration serve the site, for the table in deploy/README.md.
const site = resolve('out');
const rules = readHeaderRules(site);
const script = readdirSync(join(site, chunkFolder)).find((file) => file.endsWith('.js'));
const hashed = `/${chunkFolder}/${script}`;
const questions: Record<string, (origin: string) => Promise<string>> = {
  '`/about`, `/about/`, `/about.html`': async (origin) => {
    const found = ['/about', '/about/', '/about.html'].map(async (address) => {
      const { status, location } = (await ask(origin, { address })).headers;
      return location ? `${status} to \`${pathOf(location, origin)}\`` : status;
    });
    return (await Promise.all(found)).join(', ');
  },
  "The finder's answers": async (origin) => {
    const addresses = ['/formInput', '/formInput/', '/formInput.html'];
    const isKept = addresses.map((address) => keepsQuery(origin, `${address}?accidentId=a+b`));
    const kept = await Promise.all(isKept);
    const lost = addresses.filter((_, index) => !kept[index]);
    return lost.length > 0 ? `lost at ${lost.map((at) => `\`${at}\``).join(', ')}` : 'kept';
  },
  'Unknown page, also in Spanish': async (origin) => {
    const found = ['/no-such', '/es/no-such'].map(async (address) => {
      const { headers, body } = await ask(origin, { address });
      const page = ['404.html', 'es/404.html'].find((file) =>
        body.equals(readFileSync(join(site, file))),
      );
      return `${headers.status} ${page ? `\`${page}\`` : "the host's"}`;
    });
    return (await Promise.all(found)).join(', ');
  },
  Headers: async (origin) => {
    const { headers }: { headers: Record<string, unknown> } = await ask(origin, {
      address: '/formInput',
    });
    const found = Object.entries(headersAt(rules, '/formInput')).map(([name, value]) => {
      const sent = headers[name.toLowerCase()];
      return sent === value ? 'ours' : sent ? `\`${name}: ${sent}\`` : 'none';
    });
    return [...new Set(found)].join(', ');
  },
  'Caching of a page, a hashed file': async (origin) => {
    const found = ['/', hashed].map(async (address) => {
      const caching = (await ask(origin, { address })).headers['cache-control'];
      return caching ? `\`${caching}\`` : 'none';
    });
    return (await Promise.all(found)).join('; ');
  },
  '`.well-known/security.txt`': async (origin) => {
    const { headers } = await ask(origin, { address: '/.well-known/security.txt' });
    return `${headers.status} ${headers['content-type']}`;
  },
};

process.env['PATH'] += ':/usr/sbin';
const columns = ['Host', ...Object.keys(questions)];
for (const cells of [columns, columns.map(() => '---')]) console.log(`| ${cells.join(' | ')} |`);
const [, , wanted = ''] = process.argv;
for (const host of asTheyCome.filter(({ name }) => name.includes(wanted)))
  console.log(`| ${(await row(host)).join(' | ')} |`);

async function row({ name, version, packages, script }: (typeof asTheyCome)[number]) {
  const cwd = mkdtempSync(join(tmpdir(), 'host-'));
  try {
    if (packages)
      execSync(`npm install --no-audit --no-fund ${packages}`, { cwd, stdio: 'ignore' });
    const [found] = /\d+([.]\d+)+/.exec(packages ?? String(execSync(version ?? ''))) ?? [];
    const host = await startHost(script, { cwd, scheme: 'http', SITE: site });
    if (!host) return [name, 'does not start'];
    const answers = await Promise.all(Object.values(questions).map((find) => find(host.http)));
    await host.stop();
    return [`${name} ${found}`, ...answers];
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

async function keepsQuery(origin: string, address: string): Promise<boolean> {
  const { location } = (await ask(origin, { address })).headers;
  return location ? keepsQuery(origin, pathOf(location, origin)) : address.includes('?accidentId=');
}

function pathOf(location: string, origin: string): string {
  const { pathname, search } = new URL(location, origin);
  return pathname + search;
}
