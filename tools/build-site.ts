import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { useTestEnvironment } from './test-environment';

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

/** The same for tests: with the demonstration's configuration. Throws for a last build that has another. */
export function buildForTests(): void {
  useTestEnvironment();
  buildSite();
  // The page's policy names where it may send e-mails, if that is not the site itself.
  const [, others] =
    /connect-src 'self' ([^;]+)/.exec(readFileSync('out/contact.html', 'utf8')) ?? [];
  if (others) {
    throw new Error(
      `out/ sends e-mails to ${others}. Tests need a build of their own: leave SKIP_BUILD out.`,
    );
  }
}
