import '../tools/load-env';
import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { requireBrowser, withoutSandbox } from '../tools/browser';
import { adviceOn, notArrived } from './canary/advice';
import { arrives } from './canary/inbox';
import { sendAsVisitor } from './canary/visit';

const { CANARY_MAILBOX: mailbox, CANARY_PING: ping, CANARY_MINUTES: minutes = '10' } = process.env;
const site = process.env['CANARY_SITE'] || process.env['NEXT_PUBLIC_SITE_URL'];
if (!site || !mailbox)
  throw new Error(
    'Set CANARY_SITE to the site’s address, such as https://www.claimlantern.com, and CANARY_MAILBOX to its mailbox as imaps://user:password@host:993.',
  );

const browser = await chromium.launch({ executablePath: requireBrowser(), args: withoutSandbox });
const token = `CANARY-${randomUUID()}`;
const visit = await sendAsVisitor(await browser.newPage(), site, token);
await browser.close();
if (visit.went !== 'sent') throw new Error(adviceOn(visit));
if (!(await arrives(mailbox, token, Number(minutes) * 60_000))) throw new Error(notArrived);
// The watchdog raises the alarm if it hears nothing.
if (ping) await fetch(ping);
console.log('The message was sent and has arrived.');
