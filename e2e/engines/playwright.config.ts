import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { eventLimit, testLimit } from '../../tools/patience';

// Tests run in the test site's folder, whose content is the fixtures.
const root = join(import.meta.dirname, '../..');
process.chdir(join(root, '.test-site'));

export default defineConfig({
  testMatch: '*.journeys.ts',
  outputDir: join(root, 'test-results/engines'),
  fullyParallel: true,
  timeout: testLimit,
  expect: { timeout: eventLimit, toPass: { timeout: eventLimit, intervals: [50] } },
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/engines.json') }]],
  // Of two windows on the screen, only the upper is active.
  projects: ['Firefox', 'WebKit'].map((name) => ({ name, workers: 1 })),
  workers: 2,
});
