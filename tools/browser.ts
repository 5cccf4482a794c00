import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand } from './command-script';

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

/** Installs Chromium if needed: Playwright's, otherwise Debian's. Throws if that fails. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser for the tests ...');
  runCommand('playwright', ['install', 'chromium']);
  if (!findBrowser() && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const get = (...parameters: string[]) =>
      execFileSync('apt-get', parameters, { stdio: 'ignore', env });
    get('update');
    get('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
}

/** Root can't use the sandbox. */
export const withoutSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

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
