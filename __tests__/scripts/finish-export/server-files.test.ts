/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirects, writeServerFiles } from '@/scripts/finish-export/server-files';

describe('the files for servers', () => {
  const policy = "default-src 'none'; script-src 'sha256-abc='";
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are written into the export for each kind of server, all with the policy of the build', () => {
    writeServerFiles(folder, policy);
    const names = readdirSync(folder).sort();
    expect(names).toEqual([
      '.htaccess',
      '_headers',
      '_headers.caddy',
      '_headers.cloudfront.json',
      '_headers.nginx',
      '_redirects',
    ]);
    for (const name of names.filter((each) => each !== '_redirects')) {
      expect(readFileSync(join(folder, name), 'utf8')).toContain(policy);
    }
  });

  it('lead on from the addresses that only lead on', () => {
    expect(redirects()).toEqual([
      ['/blogs', '/blogs/page1'],
      ['/blogs/11', '/blogs/page2/11'],
    ]);
  });
});
