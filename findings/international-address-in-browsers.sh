#!/usr/bin/env bash
# puppeteer-core 24.43.1 with Chromium 156 and Firefox 153 (Debian's chromium and firefox-esr): an address at
# an international domain in <input type="email">.
# Guess: value is what was typed, the browsers agree, and a script may write what a person may type.
# Seen: Chromium turns what is typed into punycode and calls it valid; written by a script, the same address stays as it
# is and is invalid. Firefox keeps it and calls it valid. So code behind the field meets both spellings.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
for command in chromium firefox-esr; do
  command -v $command > /dev/null || { echo "needs: apt-get install $command"; exit 1; }
done
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 2> npm.log || { cat npm.log; exit 1; }
HOME=$PWD node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import puppeteer from 'puppeteer-core';

const address = 'ana@españa.es';
async function seenIn(browser, executablePath, args) {
  const program = await puppeteer.launch({ browser, executablePath, args });
  const page = await program.newPage();
  await page.setContent('<input type="email">');
  const state = () => page.$eval('input', ({ value, validity }) => [value, validity.valid]);
  await page.type('input', address);
  const typed = await state();
  await page.$eval('input', (field, text) => Object.assign(field, { value: text }), address);
  const written = await state();
  await program.close();
  return { typed, written };
}
const chromium = await seenIn('chrome', '/usr/bin/chromium', ['--no-sandbox', '--disable-gpu']);
const firefox = await seenIn('firefox', '/usr/bin/firefox-esr', []);
console.log({ chromium, firefox });
assert.deepEqual(chromium, { typed: ['ana@xn--espaa-rta.es', true], written: [address, false] });
assert.deepEqual(firefox, { typed: [address, true], written: [address, true] });
JS
