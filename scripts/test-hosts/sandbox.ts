import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the servers under test work: the site they serve, a certificate for it, and a folder for the rest. */
export type Sandbox = { folder: string; site: string; certificate: string; key: string };

export const siteName = 'example.com';

/** Copies the exported folder to where servers that are not root may read it, and makes a certificate. */
export function makeSandbox(out: string): Sandbox {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync(out, site, { recursive: true });
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...kind, ...subject, '-days', '2', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  return { folder, site, certificate, key };
}

/** Returns a new folder in the sandbox for one server's configuration and logs. */
export function serverFolder({ folder }: Sandbox, name: string): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  return place;
}

/** Removes the sandbox. */
export function removeSandbox({ folder }: Sandbox): void {
  rmSync(folder, { recursive: true, force: true });
}
