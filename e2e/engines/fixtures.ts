import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { startInbox } from '../../tools/mail-service/inbox';
import { type Fault, faultHeader } from '../../tools/mail-service/listener';
import { findFreePorts } from '../../tools/ports';
import { listen, siteListener } from '../../tools/serve-site';
import { Visitor } from './visitor';
import { openFirefox, openWebKit } from './windows';

/** The site plays its own faults, because WebDriver can't intercept requests. */
const calm = { fault: undefined as Fault | undefined, blocksMails: false, holdsScripts: false };

type Site = typeof calm & { origin: string; inbox: number };

export const test = base.extend<{ visitor: Visitor }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures are needed.
    async ({}, use) => {
      const ports = await findFreePorts();
      startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });
      const answer = siteListener('out', ports.smtp, { playsFaults: true });
      const site = { ...calm, origin: `http://localhost:${ports.site}`, inbox: ports.inbox };
      const onlyFiles = `connect-src ${site.origin}/_next/`;
      await listen(async (request, response) => {
        // A held script must not come from the cache.
        response.setHeader('Cache-Control', 'no-cache');
        if (site.blocksMails) response.setHeader('Content-Security-Policy', onlyFiles);
        if (site.fault) request.headers[faultHeader] = site.fault;
        // The load event waits for what all pages share.
        const isHeld = /(?<!\/(start-up|load-islands|chunk)-\w+)\.js$/.test(request.url ?? '');
        while (site.holdsScripts && isHeld) await sleep(50);
        answer(request, response);
      }, ports.site);
      await use(site);
    },
    { scope: 'worker' },
  ],
  visitor: async ({ site }, use, info) => {
    Object.assign(site, calm);
    await fetch(`http://127.0.0.1:${site.inbox}/email/all`, { method: 'DELETE' });
    const window = await (info.project.name === 'Firefox' ? openFirefox() : openWebKit());
    try {
      const visitor = new Visitor(window, site.origin);
      await use(visitor);
      // Only a journey that blocks mails makes a policy refuse them.
      const expected = /^(connect-src refused \S*send\n)?$/;
      await expect.poll(() => visitor.ask('problems')).toMatch(expected);
    } finally {
      await window.close();
    }
  },
});
