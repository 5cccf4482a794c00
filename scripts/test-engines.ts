import { spawnSync } from 'node:child_process';
import { buildForTests } from '../tools/build-site';
import { commandScript } from '../tools/command-script';
import { missingFor } from '../tools/programs';

// npm run test:engines [-- WORDS]: journeys in Firefox and WebKit with these words in their name.
const words = process.argv.slice(2).join(' ').replace('--few', '@few');
const missing = missingFor('Firefox and WebKit');
if (missing.length > 0) {
  console.log(`Not tested; install the Debian packages ${missing.join(', ')}.`);
  // In CI nobody reads the notice.
  process.exit(process.env.CI ? 1 : 0);
}
buildForTests();
const playwright = [commandScript('playwright'), 'test', '--config=e2e/engines', '--grep', words];
// WebKit needs a screen.
const onScreen = ['--auto-servernum', process.execPath, ...playwright];
process.exit(spawnSync('xvfb-run', onScreen, { stdio: 'inherit' }).status ?? 1);
