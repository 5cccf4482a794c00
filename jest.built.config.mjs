import { existsSync } from 'node:fs';
import { configure, workers } from './jest.config.mjs';

const projects = {
  'test-site': {
    globals: { builtSite: '.test-site' },
    globalSetup: '<rootDir>/jest.built-setup.ts',
  },
  'real-site': { globals: { builtSite: '.' } },
};
// Its code differs. Only npm run test:all builds it.
const oneLanguage = '.one-language';

const configureSite = ([displayName, own], folder = '.') =>
  configure({ displayName, roots: ['<rootDir>/__tests__/built'], ...own }, folder)();

export default async () => ({
  ...workers,
  projects: await Promise.all([
    ...Object.entries(projects).map((one) => configureSite(one)),
    ...(existsSync(oneLanguage)
      ? [configureSite(['one-language', { globals: { builtSite: oneLanguage } }], oneLanguage)]
      : []),
  ]),
});
