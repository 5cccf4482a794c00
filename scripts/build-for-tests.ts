import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { buildCopy, buildForTests } from '../tools/build-site';
import { makeOneLanguageSite, oneLanguageSite, setTestEnvironment } from '../tools/test-site';

// The sites that npm test looks at, or with --one-language the one of npm run test:all.
setTestEnvironment();
if (process.argv.includes('--one-language'))
  buildCopy(makeOneLanguageSite(buildForTests()), { TYPES_ARE_CHECKED: '' });
else await buildBoth();

/** One build leaves processors idle, so the real site's runs beside the other. */
async function buildBoth() {
  process.env.TYPES_ARE_CHECKED = '1';
  const command = ['--import', 'tsx', 'scripts/build.ts'];
  // Of the real site, `npm run check` has checked the content too.
  const env = { ...process.env, CONTENT_IS_CHECKED: '1' };
  const real = once(spawn(process.execPath, command, { stdio: 'inherit', env }), 'exit');
  try {
    rmSync(oneLanguageSite, { recursive: true, force: true });
    buildForTests();
  } finally {
    const [status] = await real;
    process.exitCode = status ?? 1;
  }
}
