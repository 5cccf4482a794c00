import nextEnv from '@next/env';

// Reads the .env files that Next reads. Import it first: modules read the environment when they load.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
