import nextEnv from '@next/env';

// What .env files say holds for this part of the build as it does for Next's: import this first.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
