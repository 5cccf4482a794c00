import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, requireBrowser } from './tools/browser';
import { eventLimit, testLimit } from './tools/patience';
import { findFreePorts } from './tools/ports';
import { makeTestSite, setTestEnvironment } from './tools/test-site';

setTestEnvironment();

// Tests run in the test site's folder, whose content is the fixtures.
const root = import.meta.dirname;
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) makeTestSite(root);
process.chdir(join(root, '.test-site'));

// Free ports let two checkouts test at the same time; workers inherit them.
if (!process.env.E2E_PORTS) process.env.E2E_PORTS = JSON.stringify(await findFreePorts());
const ports = JSON.parse(process.env.E2E_PORTS);

// Only npm run test:all runs these: files that build or serve the site again.
const slow = ['**/counting.spec.ts', '**/preview.spec.ts'];
// Not tests: they retake the README's and the editors' guide's pictures.
const pictures = process.env.TAKE_PICTURES ? [] : ['**/pictures.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  projects: [
    { name: 'daily', testIgnore: ['canary/**', ...slow, ...pictures] },
    { name: 'nightly', testMatch: slow },
  ],
  outputDir: join(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests spend much of their time waiting, so use more workers than cores.
  workers: 3,
  timeout: testLimit,
  expect: { timeout: eventLimit },
  // So many have one cause, and each takes its time.
  maxFailures: 10,
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/browser.json') }]],
  use: {
    actionTimeout: eventLimit,
    screenshot: 'only-on-failure',
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: requireBrowser(), args: browserArguments },
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
    timeout: testLimit,
  },
});
