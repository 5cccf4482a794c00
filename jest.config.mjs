// Displayed times depend on the reader's time zone.
process.env.TZ = 'America/New_York';

import nextJest from 'next/jest.js';

export const workers = {
  // The default on two cores is one.
  maxWorkers: '100%',
  // A busy machine needs longer to end one than the default of half a second.
  workerGracefulExitTimeout: 60_000,
};

/** Tests of the code in a folder. */
export function configure(own, folder = '.') {
  const config = nextJest({ dir: folder })({
    // jsdom is slow to start, so only tests that need it ask for it.
    testEnvironment: 'node',
    testMatch: ['**/*.test.{ts,tsx}'],
    moduleNameMapper: { '^@/(.*)$': `<rootDir>/${folder}/$1` },
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    ...own,
  });
  return async () => ({
    ...(await config()),
    // Transform ES-module packages, which Next's preset skips, except an old script that breaks as a module.
    transformIgnorePatterns: ['/node_modules/normalize-strings/'],
  });
}

export default configure({
  ...workers,
  roots: ['<rootDir>/__tests__/unit'],
  globalSetup: '<rootDir>/jest.global-setup.ts',
});
