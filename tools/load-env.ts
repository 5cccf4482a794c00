import { existsSync } from 'node:fs';

// Reads Next's .env files. Import first, because modules read the environment on load.
for (const name of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(name)) process.loadEnvFile(name);
