import { spawnSync } from 'node:child_process';
import { buildForTests } from '../tools/build-site';

// npm run test:engines [-- WORDS]: the main journeys in Firefox and WebKit, those with the words in their name.
const site = buildForTests();
const parameters = ['--import', 'tsx', 'e2e/engines/run.ts', site, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
process.exit(status ?? 1);
