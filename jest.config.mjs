// Displayed times depend on the reader's time zone.
process.env.TZ = 'America/New_York';

import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  // jsdom is slow to start, so only tests that need it ask for it.
  testEnvironment: 'node',
  // The default on two cores is one.
  maxWorkers: '100%',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/(built/|recipes)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  globalSetup: '<rootDir>/jest.global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

export default async () => ({
  ...(await config()),
  // Transform ES-module packages, which Next's preset skips, except an old script that breaks as a module.
  transformIgnorePatterns: ['/node_modules/normalize-strings/'],
});
