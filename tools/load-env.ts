import { existsSync } from 'node:fs';

// Reads the files that Next reads, the first one first. Import it first: modules read the environment when they load.
for (const name of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(name)) process.loadEnvFile(name);
