import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { keepOldFiles } from '@/scripts/export/keep-old-files';
import { markComplete } from '@/tools/complete-build';

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
    markComplete(folder(name));
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
    expect(await keepOldFiles(site, folder('second'), day('2031-01-01'))).toEqual({
      kept: 1,
      problems: [],
    });
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

  it('keeps what the build before held even when that one was deployed without this', async () => {
    deploy('second');
    build('third', 'c');
    expect((await keepOldFiles(site, folder('third'))).kept).toBe(2);
  });

  it('changes nothing when it runs a second time on the same build', async () => {
    await keepOldFiles(site, folder('second'), day('2030-02-01'));
    const list = () => readFileSync(join(folder('second'), 'hashed-files.json'), 'utf8');
    const before = list();
    await keepOldFiles(site, folder('second'), day('2030-02-01'));
    expect(list()).toBe(before);
  });

  it('takes no file from outside the folder of hashed files', async () => {
    const list = JSON.stringify({ '_next/static/../../index.html': null });
    writeFileSync(join(folder('first'), 'hashed-files.json'), list);
    const { problems } = await keepOldFiles(site, folder('second'));
    expect(problems).toEqual(['hashed-files.json is not a list of hashed files.']);
    expect(existsSync(join(folder('second'), 'index.html'))).toBe(false);
  });

  it('needs a complete build', async () => {
    await expect(keepOldFiles(site, folder('nothing'))).rejects.toThrow('no complete build');
  });

  const answer = (status: number, type: string, body: string) => {
    const files = sirv(folder('first'), { dev: true });
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (request.url?.endsWith('.json')) files(request, response);
      else response.writeHead(status, { 'Content-Type': type }).end(body);
    });
  };

  it.each([
    [404, 'text/html', 'gone', 'status 404'],
    [503, 'text/html', 'busy', 'status 503'],
    [200, 'text/html', 'a()', '"text/html"'],
    [200, 'text/javascript', ' <!doctype html>', 'a web page'],
  ])('leaves out a script that answers with %i, %s and %s', async (status, type, body, problem) => {
    answer(status, type, body);
    const { kept, problems } = await keepOldFiles(site, folder('second'));
    expect({ kept, problems }).toEqual({ kept: 0, problems: [expect.stringContaining(problem)] });
    expect(has('second', 'a')).toBe(false);
  });

  it.each([
    ['answers with an error', (url: string) => url, 500, 'status 500'],
    ['has no list', (url: string) => url, 404, 'status 404'],
    ['cannot be reached', () => 'http://127.0.0.1:1', 500, 'http://127.0.0.1:1/'],
    ['is no address', () => 'www.example.com', 500, 'Set NEXT_PUBLIC_SITE_URL'],
  ])('goes on where the site %s', async (_, address, status, problem) => {
    server.removeAllListeners('request');
    server.on('request', (_, response) => response.writeHead(status).end());
    const { kept, problems } = await keepOldFiles(address(site), folder('second'));
    expect({ kept, problems }).toEqual({ kept: 0, problems: [expect.stringContaining(problem)] });
    expect(has('second', 'b')).toBe(true);
  });

  it('gives up when the time for all of it is over', async () => {
    server.removeAllListeners('request');
    const { problems } = await keepOldFiles(site, folder('second'), new Date(), 100);
    expect(problems[0]).toContain('did not arrive in time');
  });
});
