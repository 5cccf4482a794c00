import createConfig from './jest.config.mjs';

// The built test site, which its own step of `npm test` looks at once it is there.
export default async () => ({
  ...(await createConfig()),
  testPathIgnorePatterns: [],
  roots: ['<rootDir>/__tests__/built'],
  globalSetup: '<rootDir>/jest.built-setup.ts',
});
