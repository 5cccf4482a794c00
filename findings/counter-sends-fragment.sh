#!/usr/bin/env bash
# @plausible-analytics/tracker 0.4.6: the address that a visit counter reports.
# Guess: the part after # stays in the browser, as with requests, unless hashBasedRouting says that it names a page.
# Seen: it is sent with each page view, like the query. What a page keeps there for privacy reaches the counter.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund @plausible-analytics/tracker@0.4.6 jsdom@26.1.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';

const url = 'https://example.com/plan?a=1#day=2026-11-27';
const { window } = new JSDOM('<title>Plan</title>', { url, pretendToBeVisual: true });
const sent = [];
window.fetch = async (_address, { body }) => (sent.push(JSON.parse(body)), { status: 202 });
const { document, location, history, localStorage } = window;
Object.assign(globalThis, { window, document, location, history, localStorage, fetch: window.fetch });
globalThis.ResizeObserver = class {
  observe() {}
};
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
const { init } = await import('@plausible-analytics/tracker');
init({ domain: 'example.com' });
const seen = sent.map(({ n, u }) => [n, u]);
console.log(seen);
assert.deepEqual(seen, [['pageview', url]]);
process.exit();
JS
