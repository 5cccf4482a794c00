import { buildForTests } from '../tools/build-site';
import { runScript } from '../tools/command-script';

// npm run test:engines [-- WORDS]: journeys in Firefox and WebKit with these words in their name.
const passes = runScript(['e2e/engines/run.ts', buildForTests(), ...process.argv.slice(2)]);
process.exit(passes ? 0 : 1);
