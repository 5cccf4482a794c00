import { existsSync } from 'node:fs';
import { configure } from './jest.config.mjs';

// The copy in one language has code of its own. A project of one language has no such copy.
const sites = [
  { displayName: 'test-site', builtSite: '.test-site' },
  { displayName: 'real-site', builtSite: '.' },
  { displayName: 'one-language', builtSite: '.one-language', code: '.one-language' },
].filter(({ code = '.' }) => existsSync(code));

const configureSite = ({ displayName, builtSite, code }) =>
  configure(
    {
      displayName,
      roots: ['<rootDir>/__tests__/built'],
      globals: { builtSite },
      globalSetup: '<rootDir>/jest.built-setup.ts',
    },
    code,
  )();

export default async () => ({
  maxWorkers: '100%',
  projects: await Promise.all(sites.map(configureSite)),
});
