import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

// unified, remark and hono are ES modules only, which Next's preset would leave as they are.
export default async () => ({ ...(await config()), transformIgnorePatterns: [] });
