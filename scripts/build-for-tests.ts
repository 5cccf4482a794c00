import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { translatedLanguages } from '../lib/language';
import { buildCopy, buildForTests } from '../tools/build-site';
import { makeOneLanguageSite, oneLanguageSite, setTestEnvironment } from '../tools/test-site';

// The sites that npm test looks at. One build leaves processors idle, so the real site's runs beside the others.
setTestEnvironment();
process.env.TYPES_ARE_CHECKED = '1';
const command = ['--import', 'tsx', 'scripts/build.ts'];
const real = once(spawn(process.execPath, command, { stdio: 'inherit' }), 'exit');
try {
  const site = buildForTests();
  if (translatedLanguages.length > 0)
    buildCopy(makeOneLanguageSite(site), { TYPES_ARE_CHECKED: '' });
  else rmSync(oneLanguageSite, { recursive: true, force: true });
} finally {
  const [status] = await real;
  process.exitCode = status ?? 1;
}
