import { requireBrowser } from '../tools/browser';
import { buildForTests } from '../tools/build-site';
import { runCommand } from '../tools/command-script';

// npm run visitors [-- COUNT [SEED]]: the property test, then one browser test per visitor.
const [count = '500', seed = '1'] = process.argv.slice(2);
const sequences = { env: { SEQUENCES: '10000', SEED: seed } };
if (!runCommand('jest', ['__tests__/unit/lib/message'], sequences)) process.exit(1);
process.env.CHROMIUM_PATH = requireBrowser();
buildForTests();
const env = { SKIP_BUILD: '1', VISITORS: count, SEED: seed };
const parameters = ['test', 'random-visitors', '--reporter=dot', '--workers=4'];
process.exit(runCommand('playwright', parameters, { env }) ? 0 : 1);
