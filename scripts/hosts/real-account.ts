import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { accountVariables, readEmailConfig } from '../../lib/settings';
import { launchOptions, requireBrowser } from '../../tools/browser';
import { buildCopy } from '../../tools/build-site';
import { copyProject } from '../../tools/copy-project';
import { listenerOf } from '../../tools/mail-service/listener';
import { createMailService } from '../../tools/mail-service/service';
import { listen } from '../../tools/serve-site';
import { compressFiles } from '../export/copies';
import type { Server } from './servers';

const account = {
  ...Object.fromEntries(accountVariables.map((name) => [name, name])),
  NEXT_PUBLIC_SITE_URL: 'https://example.com',
  // The content names no operator.
  NEXT_PUBLIC_STAGING: 'yes',
};
const folder = '.test-site/.real-account';

/** Builds for a real account. Returns a function that sends a message and lists problems. */
export async function startRealAccount(site: string) {
  const arrived: string[] = [];
  const service = createMailService({
    // Only templates matter here; the service's origin is not known yet.
    config: readEmailConfig({ ...account, NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost' }),
    deliver: async ({ fromName }) => void arrived.push(fromName),
  });
  const mailOrigin = `http://localhost:${await listen(listenerOf(service))}`;
  copyProject(folder);
  buildCopy(folder, { ...account, NEXT_PUBLIC_EMAILJS_ORIGIN: mailOrigin });
  await compressFiles(join(folder, 'out'));
  cpSync(join(folder, 'out'), site, { recursive: true });
  rmSync(folder, { recursive: true });

  requireBrowser();
  // Resolve every name to this machine.
  const options = launchOptions('--proxy-bypass-list=*', '--host-resolver-rules=MAP * 127.0.0.1');
  const browser = await chromium.launch(options);

  return async ({ name, origin }: Server): Promise<string[]> => {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    // Through the finder, which fills the next page's address.
    await page.goto(`${origin}/`);
    await page.fill('#finder [name=zipCode]', '90210');
    await page.click('#finder [type=submit]');
    await page.waitForURL('**/formInput?*');
    await page.goto(`${origin}/contact`);
    await page.locator('form[novalidate] #message').waitFor();
    await page.fill('#user', name);
    await page.fill('#email', 'ana@example.com');
    await page.fill('#phone_number', '555 010 0199');
    await page.fill('#message', 'Is this sent?');
    await page.click('form:has(#message) button[type=submit]');
    await page.waitForURL('**/confirmAlert', { timeout: 15_000 }).catch(() => undefined);
    return arrived.includes(name) ? [] : ['The message did not arrive.', ...said];
  };
}
