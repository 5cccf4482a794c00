#!/usr/bin/env bash
# playwright-core 1.65.1 with Chromium 156 (Debian's chromium): requests that leave as a page is left.
# Guess: page.route("**") sees every request, so a test with such a route lets none through to the network.
# Seen: what pagehide sends with fetch and keepalive, or with sendBeacon, reaches the server though a route aborts all.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
command -v chromium > /dev/null || { echo 'needs: apt-get install chromium'; exit 1; }
npm install --silent --no-audit --no-fund playwright-core@1.65.1 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import http from 'node:http';
import { chromium } from 'playwright-core';

const arrived = new Set();
let bothArrived;
const both = new Promise((done) => (bothArrived = done));
const server = http.createServer(({ url }, answer) => {
  if (url.startsWith('/count')) arrived.add(url);
  if (arrived.size === 2) bothArrived();
  answer.setHeader('Content-Type', 'text/html');
  answer.end(url === '/' ? '<title>first</title>' : '<title>second</title>');
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.goto(origin);
const routed = [];
await page.route('**/count*', (route) => {
  routed.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
  return route.abort();
});
await page.evaluate(() => {
  addEventListener('pagehide', () => {
    fetch('/count?keepalive', { method: 'POST', keepalive: true, body: 'x' }).catch(() => {});
    navigator.sendBeacon('/count?beacon', 'x');
  });
});
await page.goto(`${origin}/next`);
await Promise.race([both, new Promise((late) => setTimeout(late, 10_000))]);
await browser.close();
server.close();
console.log({ arrived: [...arrived].sort(), routed });
assert.deepEqual([...arrived].sort(), ['/count?beacon', '/count?keepalive']);
assert.deepEqual(routed, []);
JS
