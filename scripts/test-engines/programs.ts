import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const libraries = '/usr/lib';

/** What each engine's tests start, and Debian's packages that hold it. */
const engines = {
  Firefox: { packages: ['firefox-esr'], find: findFirefox },
  WebKit: { packages: ['webkit2gtk-driver', 'xvfb'], find: findMiniBrowser },
};

export type EngineName = keyof typeof engines;

/**
 * Returns the browser of each engine that this machine has. Only in CI is what is missing installed:
 * a person's machine stays as it is, and is told in one line what it lacks.
 */
export function findPrograms(): Partial<Record<EngineName, string>> {
  if (process.env.CI) installMissing();
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`Not tested in every engine; Debian's packages for it: ${missing.join(', ')}.`);
  }
  return { Firefox: engines.Firefox.find(), WebKit: engines.WebKit.find() };
}

function missingPackages(): string[] {
  return Object.values(engines).flatMap(({ packages, find }) => (find() ? [] : packages));
}

function installMissing(): void {
  const missing = missingPackages();
  if (missing.length === 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${missing.join(', ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { stdio: 'ignore', timeout: 300_000, env } as const;
  spawnSync('apt-get', ['update'], quietly);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], quietly);
}

function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
}

function findMiniBrowser(): string | undefined {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined;
  // One folder for each kind of processor.
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}
