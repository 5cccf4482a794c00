import createConfig from './jest.config.mjs';

// Tests of the built pages, a separate step of `npm test`.
export default async () => ({
  ...(await createConfig()),
  testPathIgnorePatterns: [],
  roots: ['<rootDir>/__tests__/built'],
  globalSetup: '<rootDir>/jest.built-setup.ts',
});
