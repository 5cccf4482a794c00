import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser';
import { findFreePorts } from './tools/ports';
import { setTestEnvironment } from './tools/test-environment';
import { makeTestSite } from './tools/test-site';

setTestEnvironment();

// Tests look at the test site, with the fixtures for its content, and find its files in the current folder.
const root = import.meta.dirname;
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker && !process.env.SKIP_BUILD) makeTestSite(root);
process.chdir(join(root, '.test-site'));

// Chosen once, so that two checkouts can test at the same time; the workers inherit them.
if (!process.env.E2E_PORTS) process.env.E2E_PORTS = JSON.stringify(await findFreePorts());
const ports = JSON.parse(process.env.E2E_PORTS);

export default defineConfig({
  testDir: 'e2e',
  // These build or serve the site once more, so only npm run test:all takes them.
  testIgnore: process.env.TEST_ALL ? [] : ['**/counting.spec.ts', '**/preview.spec.ts'],
  outputDir: join(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the processors of a small machine: a test waits for a third of its time.
  workers: 3,
  // A browser that a busy machine starved gets a second try there; the report names it as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    trace: 'on-first-retry',
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
  },
  webServer: {
    cwd: root,
    command: 'node scripts/run.mjs start --faults',
    env: {
      PORT: String(ports.site),
      INBOX_PORT: String(ports.inbox),
      SMTP_PORT: String(ports.smtp),
    },
    url: `http://localhost:${ports.site}`,
    timeout: 180_000,
  },
});
