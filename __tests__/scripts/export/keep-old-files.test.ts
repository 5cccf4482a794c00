/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { keepOldFiles } from '@/scripts/export/keep-old-files';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const script = (name: string) => `_next/static/chunks/${name}.js`;

describe('a deployment that replaces everything', () => {
  let place: string;
  let server: Server;
  let site: string;
  const folder = (name: string) => join(place, name);
  const build = (name: string, ...scripts: string[]) => {
    for (const each of scripts) {
      const file = join(folder(name), script(each));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `content of ${each}`);
    }
  };
  const deploy = (name: string) => {
    server.removeAllListeners('request');
    server.on('request', sirv(folder(name), { dev: true }));
  };
  const has = (name: string, each: string) => existsSync(join(folder(name), script(each)));

  beforeEach(async () => {
    place = mkdtempSync(join(tmpdir(), 'builds-'));
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    mkdirSync(folder('nothing'));
    deploy('nothing');
    build('first', 'a', 'shared');
    await keepOldFiles(site, folder('first'), day('2030-01-01'));
    deploy('first');
    build('second', 'b', 'shared');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(place, { recursive: true });
  });

  it('keeps what pages of the build before ask for, however old that build is', async () => {
    expect(await keepOldFiles(site, folder('second'), day('2031-01-01'))).toBe(1);
    expect(readFileSync(join(folder('second'), script('a')), 'utf8')).toBe('content of a');
  });

  it('lets it go once no page has asked for it in 30 days', async () => {
    await keepOldFiles(site, folder('second'), day('2030-02-01'));
    deploy('second');
    build('third', 'c');
    await keepOldFiles(site, folder('third'), day('2030-03-03'));
    expect(has('third', 'a')).toBe(true);
    deploy('third');
    build('fourth', 'd');
    await keepOldFiles(site, folder('fourth'), day('2030-03-05'));
    expect(has('fourth', 'a')).toBe(false);
    expect(has('fourth', 'b')).toBe(true);
    expect(has('fourth', 'c')).toBe(true);
  });

  it('takes no file from outside the folder of hashed files', async () => {
    const list = JSON.stringify({ '_next/static/../../index.html': null });
    writeFileSync(join(folder('first'), 'hashed-files.json'), list);
    await expect(keepOldFiles(site, folder('second'), day('2030-01-02'))).rejects.toThrow();
    expect(existsSync(join(folder('second'), 'index.html'))).toBe(false);
  });

  it('is refused where the site answers with an error, or not at all', async () => {
    server.removeAllListeners('request');
    server.on('request', (_, response) => response.writeHead(500).end());
    await expect(keepOldFiles(site, folder('second'))).rejects.toThrow('status 500');
    await expect(keepOldFiles('http://127.0.0.1:1', folder('second'))).rejects.toThrow(
      'cannot be reached',
    );
  });
});
