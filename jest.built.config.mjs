import createConfig from './jest.config.mjs';

export default async () => ({
  ...(await createConfig()),
  testPathIgnorePatterns: [],
  roots: ['<rootDir>/__tests__/built'],
  globalSetup: '<rootDir>/jest.built-setup.ts',
});
