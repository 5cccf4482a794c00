#!/usr/bin/env bash
# @emailjs/browser 4.4.1, limitRate: a message that fails, and the second try.
# Guess: only messages that were sent count.
# Seen: the time is stored before the request. After a failure, the retry is refused with status 429, as if the service
# had answered so, and no request is made until the time is over.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund @emailjs/browser@4.4.1 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
const stored = new Map();
globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) };
globalThis.location = { pathname: '/contact' };
globalThis.document = { querySelector: () => null };
let requests = 0;
globalThis.fetch = async () => new Response('busy', { status: ++requests === 1 ? 503 : 200 });
const { default: emailjs } = await import('@emailjs/browser');
const send = () =>
  emailjs
    .send('service', 'template', {}, { publicKey: 'key', limitRate: { throttle: 10_000 } })
    .then(({ status }) => status, ({ status, text }) => `${status} ${text}`);
const seen = [await send(), await send(), requests];
console.log(seen);
assert.deepEqual(seen, ['503 busy', '429 Too Many Requests', 1]);
JS
