import { buildForTests } from '../tools/build-site';
import { runScript } from '../tools/command-script';

// npm run test:engines [-- WORDS]: the main journeys in Firefox and WebKit, those with the words in their name.
const passes = runScript(['e2e/engines/run.ts', buildForTests(), ...process.argv.slice(2)]);
process.exit(passes ? 0 : 1);
