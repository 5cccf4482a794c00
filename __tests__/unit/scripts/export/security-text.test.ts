import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecurityText, writeSecurityText } from '@/scripts/export/security-text';

const place = '.well-known/security.txt';
const folder = mkdtempSync(join(tmpdir(), 'out-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('security.txt', () => {
  const written = (siteUrl: string) => {
    writeSecurityText(folder, 'hello@example.com', siteUrl, new Date('2030-03-01T12:34:56.789Z'));
    return readFileSync(join(folder, place), 'utf8');
  };

  it('names the mailbox, is valid for a year, and says where it belongs', () => {
    expect(written('https://www.example.com')).toBe(
      `Contact: mailto:hello@example.com
Expires: 2031-03-01T12:34:56Z
Preferred-Languages: en, es
Canonical: https://www.example.com/.well-known/security.txt
`,
    );
  });

  it('names no address that is not https, which RFC 9116 forbids', () => {
    expect(written('http://localhost:3000')).not.toContain('Canonical');
  });
});

describe('the security.txt that the launch check reads', () => {
  const server = createServer();
  const answer = (text: string) => {
    server.removeAllListeners('request');
    server.on('request', (_, response) => response.end(text));
  };
  let site: string;
  beforeAll(async () => {
    writeSecurityText(folder, 'built@example.com', '');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is that of the running site', async () => {
    const text = 'Contact: mailto:running@example.com\n';
    answer(text);
    expect(await readSecurityText(site, folder)).toEqual({ file: `${site}/${place}`, text });
  });

  it('is that of the last build where the site has none, is not up, or has no address', async () => {
    answer('<!doctype html>Not found');
    for (const address of [site, 'http://127.0.0.1:1', 'example.com', undefined])
      expect((await readSecurityText(address, folder))?.text).toContain('built@');
  });

  it('is not there before the first build', async () => {
    expect(await readSecurityText('', join(folder, 'nothing'))).toBeUndefined();
  });
});
