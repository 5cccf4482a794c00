import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand } from './command-script';

const isRoot = process.getuid?.() === 0;

// The headless shell runs tests in about half the time.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Installed Chromium: CHROMIUM_PATH, Playwright's or the system's. */
const findBrowser = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );

/** Installs Chromium if needed: Debian's where root runs it, otherwise Playwright's. Throws if that fails. */
export function requireBrowser(): string {
  if (!findBrowser() && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const parameters = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
    spawnSync('apt-get', parameters, { stdio: 'ignore', env });
  }
  if (!findBrowser()) runCommand('playwright', ['install', 'chromium']);
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
}

/** Root can't use the sandbox. */
export const withoutSandbox = isRoot ? ['--no-sandbox'] : [];

export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Blocks other machines: this proxy does not exist.
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=localhost;127.0.0.1',
  ...withoutSandbox,
];
