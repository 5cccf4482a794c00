import { defineConfig } from '@playwright/test';
import { requireBrowser, withoutSandbox } from '../../tools/browser';

// npm run canary: visits the live site, so nothing is built, served or blocked here.
export default defineConfig({
  reporter: 'list',
  outputDir: '../../test-results/canary',
  use: {
    trace: 'retain-on-failure',
    launchOptions: { executablePath: requireBrowser(), args: withoutSandbox },
  },
});
