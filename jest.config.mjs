import { existsSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Displayed times depend on the reader's time zone.
process.env.TZ = 'America/New_York';

/** Tests that run in a site's folder, with the code of a folder. */
async function project(displayName, site, tests, code = '.') {
  const config = nextJest({ dir: code })({
    displayName,
    globals: { builtSite: site },
    roots: ['<rootDir>/__tests__'],
    testMatch: [`<rootDir>/__tests__/${tests}.test.{ts,tsx}`],
    moduleNameMapper: { '^@/(.*)$': `<rootDir>/${code}/$1` },
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    globalSetup: '<rootDir>/__tests__/global-setup.ts',
  });
  return {
    ...(await config()),
    // Transform ES-module packages, which Next's preset skips, except an old script that breaks as a module.
    transformIgnorePatterns: ['/node_modules/normalize-strings/'],
  };
}

// Its code differs. Only npm run test:all builds it.
const oneLanguage = '.one-language';

const slow = () => [
  project('test-site', '.test-site', 'built/**/*'),
  project('real-site', '.', 'built/**/*'),
  project('recipes', '.', '{recipes,kept-builds}'),
  ...(existsSync(oneLanguage)
    ? [project('one-language', oneLanguage, 'built/**/*', oneLanguage)]
    : []),
];

export default async () => ({
  // The default on two cores is one.
  maxWorkers: '100%',
  // A busy machine needs longer to end one than the default of half a second.
  workerGracefulExitTimeout: 60_000,
  projects: await Promise.all([
    project('unit', '.test-site', 'unit/**/*'),
    ...(process.argv.includes('--selectProjects') ? slow() : []),
  ]),
});
