import { spawnSync } from 'node:child_process';
import { requireBrowser } from '../tools/browser';
import { buildForTests } from '../tools/build-site';
import { commandScript } from '../tools/command-script';

// npm run visitors [-- how many [seed]]: first the message's own test, with ten thousand sequences; then each
// visitor is one browser test of e2e/visitor/random-visitors.spec.ts.
const [count = '500', seed = '1'] = process.argv.slice(2);
const sequences = spawnSync(
  process.execPath,
  [commandScript('jest'), '__tests__/unit/lib/message'],
  {
    stdio: 'inherit',
    env: { ...process.env, SEQUENCES: '10000', SEED: seed },
  },
);
if (sequences.status !== 0) process.exit(1);
process.env.CHROMIUM_PATH = requireBrowser();
buildForTests();
const { status } = spawnSync(
  process.execPath,
  [commandScript('playwright'), 'test', 'random-visitors', '--reporter=dot', '--workers=4'],
  { stdio: 'inherit', env: { ...process.env, SKIP_BUILD: '1', VISITORS: count, SEED: seed } },
);
process.exit(status ?? 1);
