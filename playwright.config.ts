import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser';

const ports = { PORT: '3100', INBOX_PORT: '1180', SMTP_PORT: '1125' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A browser that a busy machine starved gets a second try there; the report names it as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${ports.PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  webServer: {
    command: 'node scripts/run.mjs start --faults',
    env: ports,
    url: `http://localhost:${ports.PORT}`,
    timeout: 180_000,
  },
});
