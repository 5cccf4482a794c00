#!/usr/bin/env bash
# playwright-core 1.65.1 with Chromium 156, Chromium alone, and puppeteer-core 24.43.1 with Firefox 153 (Debian's
# chromium, firefox-esr; poppler-utils to look): a page saved as PDF, for somebody who listens to it.
# Guess: headings, tables and language reach the PDF in all browsers, and the same browser writes the same PDF.
# Seen: Chromium alone writes them (tagged). Driven by Playwright it does not, unless told so. Firefox writes neither
# structure nor title. So a copy of a page for screen readers is the page, not its PDF.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
for command in chromium firefox-esr pdfinfo; do
  command -v $command > /dev/null || { echo 'needs: apt-get install chromium firefox-esr poppler-utils'; exit 1; }
done
npm install --silent --no-audit --no-fund playwright-core@1.65.1 puppeteer-core@24.43.1 2> npm.log ||
  { cat npm.log; exit 1; }
echo '<!doctype html><html lang="es"><title>Plazos</title><h1>Plazos</h1><p>Dos años' > page.html
export HOME=$PWD
chromium --headless --no-sandbox --disable-gpu --print-to-pdf=alone.pdf page.html &> chromium.log
node --input-type=module <<'JS'
import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';

const address = `file://${process.cwd()}/page.html`;
const options = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] };
for (const [program, path] of [
  [await chromium.launch(options), 'driven.pdf'],
  [await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }), 'firefox.pdf'],
]) {
  const page = await program.newPage();
  await page.goto(address);
  await page.pdf({ path });
  await program.close();
}
JS
about() { pdfinfo "$1.pdf" | sed -nE 's/^(Title|Tagged): +/\1 /p' | paste -sd,; }
seen="$(about alone); $(about driven); $(about firefox)"
echo "$seen"
[ "$seen" = 'Title Plazos,Tagged yes; Title Plazos,Tagged no; Tagged no' ]
