// What a time of day says depends on where the reader is.
process.env.TZ = 'America/New_York';

import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  // A simulated browser takes half a second for each file: the tests that need one name jsdom.
  testEnvironment: 'node',
  // One less by default, which on two cores is one.
  maxWorkers: '100%',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/(built|recipes)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  globalSetup: '<rootDir>/jest.global-setup.ts',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

export default async () => ({
  ...(await config()),
  // Some packages, syllable among them, are ES modules only, which Next's preset
  // would leave as they are; the one named here is an old script that breaks as a module.
  transformIgnorePatterns: ['/node_modules/normalize-strings/'],
});
