#!/usr/bin/env bash
# puppeteer-core 24.43.1 with Firefox 153 (Debian's firefox-esr): sessionStorage of a page that Back restores.
# Guess: all pages of a tab at one origin share it, so a page that Back brings from the history cache reads what the page
# after it wrote; at the latest after a reload.
# Seen: the restored page reads its own old value, and so it does after location.reload(). What the other page wrote is
# there again at another address. localStorage is right at once, and a page that holds a Web Lock is not kept in the
# cache: Firefox loads it anew, with the new value.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
command -v firefox-esr > /dev/null || { echo 'needs: apt-get install firefox-esr'; exit 1; }
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 2> npm.log || { cat npm.log; exit 1; }
HOME=$PWD node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';

const server = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>page</title>'),
).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const origin = `http://127.0.0.1:${server.address().port}`;
const program = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });

async function afterBack(holdsLock) {
  const page = await program.newPage();
  const read = () => page.evaluate(() => [sessionStorage.getItem('draft'), localStorage.getItem('draft')]);
  const write = (text) =>
    page.evaluate((text) => {
      for (const storage of [sessionStorage, localStorage]) storage.setItem('draft', text);
    }, text);
  await page.goto(`${origin}/first`);
  await write('first');
  if (holdsLock)
    await page.evaluate(() => void navigator.locks.request('fresh', { mode: 'shared' }, () => new Promise(() => {})));
  await page.goto(`${origin}/second`);
  await write('second');
  // Puppeteer waits for a load that a restored page never has.
  await page.evaluate(() => void setTimeout(() => history.back()));
  while ((await page.evaluate(() => location.pathname).catch(() => '')) !== '/first');
  const back = await read();
  await page.evaluate(() => {
    document.title = 'old';
    setTimeout(() => location.reload());
  });
  while ((await page.evaluate(() => document.title).catch(() => 'old')) !== 'page');
  const reloaded = await read();
  await page.goto(`${origin}/third`);
  const elsewhere = await read();
  await page.close();
  return { back, reloaded, elsewhere };
}
const plain = await afterBack(false);
const locked = await afterBack(true);
console.log({ plain, locked });
await program.close();
server.close();
const fresh = ['second', 'second'];
assert.deepEqual(plain, { back: ['first', 'second'], reloaded: ['first', 'second'], elsewhere: fresh });
assert.deepEqual(locked, { back: fresh, reloaded: fresh, elsewhere: fresh });
JS
