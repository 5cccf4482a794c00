import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Tests run in the test site's folder, whose content is the fixtures.
const root = join(import.meta.dirname, '../..');
process.chdir(join(root, '.test-site'));

export default defineConfig({
  testMatch: '*.journeys.ts',
  outputDir: join(root, 'test-results/engines'),
  fullyParallel: true,
  timeout: 60_000,
  // Busy CI machines starve browsers; the report marks a second try as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Of two windows on the screen, only the upper is active.
  projects: ['Firefox', 'WebKit'].map((name) => ({ name, workers: 1 })),
  workers: 2,
});
