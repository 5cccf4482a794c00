import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { chromium } from '@playwright/test';
import { readEmailConfig } from '../../lib/email-config';
import { launchOptions, requireBrowser } from '../../tools/browser';
import { buildCopy } from '../../tools/build-site';
import { copyProject } from '../../tools/copy-project';
import { createMailService } from '../../tools/mail-service/service';
import { listen } from '../../tools/serve-site';
import { compressFiles } from '../export/copies';
import type { Server } from './servers';

const account = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_contact',
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'template_intake',
  NEXT_PUBLIC_SITE_URL: 'https://example.com',
};
const folder = '.test-site/.real-account';

/**
 * Puts a build for a real account in the place of the demonstration, below servers that keep running, and
 * sends a message from each in a browser; the e-mail service is another origin on this machine. Returns a
 * line for each problem of each server.
 */
export async function checkRealAccount(servers: readonly Server[], site: string) {
  const arrived: string[] = [];
  const service = createMailService({
    config: readEmailConfig({ ...process.env, ...account }),
    deliver: async ({ fromName }) => void arrived.push(fromName),
  });
  const origin = `http://localhost:${await listen(getRequestListener(service.fetch))}`;
  copyProject(folder);
  buildCopy(folder, { ...account, NEXT_PUBLIC_EMAILJS_ORIGIN: origin });
  await compressFiles(join(folder, 'out'));
  cpSync(join(folder, 'out'), site, { recursive: true });
  rmSync(folder, { recursive: true });

  requireBrowser();
  const browser = await chromium.launch(
    launchOptions(
      '--proxy-bypass-list=localhost;example.com',
      '--host-resolver-rules=MAP * 127.0.0.1',
    ),
  );
  try {
    return await Promise.all(
      servers.map(async (server) => ({ server, problems: await send(server) })),
    );
  } finally {
    await browser.close();
  }

  async function send({ name, https }: Server): Promise<string[]> {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`https://example.com:${https}/contact`);
    await page.locator('form[novalidate] #message').waitFor();
    await page.fill('#user', name);
    await page.fill('#email', 'ana@example.com');
    await page.fill('#phone_number', '555 010 0199');
    await page.fill('#message', 'Is this sent?');
    await page.click('form:has(#message) button[type=submit]');
    await page.waitForURL('**/confirmAlert', { timeout: 15_000 }).catch(() => undefined);
    return arrived.includes(name) ? [] : ['The message did not arrive.', ...said];
  }
}
