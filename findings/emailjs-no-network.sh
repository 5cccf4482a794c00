#!/usr/bin/env bash
# @emailjs/browser 3.12.1 and 4.4.1 without a network.
# Guess: version 4 rejects as version 3 does, with an EmailJSResponseStatus, whose default text is "Network Error".
# Seen: version 3 rejects with status 0 and an EMPTY text; version 4 with fetch's own TypeError, which has neither status
# nor text, so code that reads them shows "undefined". In 4, status 201 counts as sent; in 3 it does not.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund three@npm:@emailjs/browser@3.12.1 four@npm:@emailjs/browser@4.4.1 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
class Request extends EventTarget {
  open() {}
  setRequestHeader() {}
  send() {
    Object.assign(this, Request.answer ?? { status: 0, responseText: '' });
    queueMicrotask(() => this.dispatchEvent(new Event(Request.answer ? 'load' : 'error')));
  }
}
const store = { getItem: () => null, setItem() {} };
Object.assign(globalThis, { XMLHttpRequest: Request, localStorage: store, location: { pathname: '/' } });
globalThis.document = { querySelector: () => null };
const outcome = (sent) => sent.then(({ status }) => `sent ${status}`, (error) => [error.constructor.name, error.status, error.text]);
const [three, four] = [(await import('three')).default, (await import('four')).default];
const both = async () => [
  await outcome(three.send('service', 'template', {}, 'key')),
  await outcome(four.send('service', 'template', {}, { publicKey: 'key' })),
];
globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
const offline = await both();
Request.answer = { status: 201, responseText: 'queued' };
globalThis.fetch = async () => new Response('queued', { status: 201 });
const queued = await both();
console.log(offline, queued);
assert.deepEqual(offline.map(([, ...rest]) => rest), [[0, ''], [undefined, undefined]]);
assert.deepEqual([queued[0].slice(1), queued[1]], [[201, 'queued'], 'sent 201']);
JS
