import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The build's last step writes it, so an interrupted build has none.
const lastFile = 'out/_headers';

/**
 * Builds out/, always: a check for changes would have to know every input of the build. SKIP_BUILD=1 uses
 * the last build as it is; `npm test` sets it after building once. Throws where there is no complete build.
 */
export function buildSite(): void {
  if (process.env.SKIP_BUILD) {
    if (existsSync(lastFile)) return;
    throw new Error(
      'SKIP_BUILD is set, but out/ holds no complete build. Run npm run build first.',
    );
  }
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; the reason is above.');
}
