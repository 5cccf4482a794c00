#!/usr/bin/env bash
# axios 1.21.1: a page in place of data, as a hotel's network answers every request.
# Guess: with responseType "json", an answer that is not JSON rejects.
# Seen: it resolves, and data is the page as a string. So is JSON that was cut off. Only transitional.silentJSONParsing
# set to false makes it an error.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund axios@1.21.1 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import http from 'node:http';
import axios from 'axios';

const server = http.createServer(({ url }, answer) => answer.end(url === '/cut' ? '{"a":1' : '<h1>Sign in</h1>'));
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const ask = (path, options) =>
  axios
    .get(`http://127.0.0.1:${server.address().port}${path}`, { responseType: 'json', proxy: false, ...options })
    .then(({ data }) => data, ({ name }) => name);
const strict = { transitional: { silentJSONParsing: false } };
const seen = [await ask('/page'), await ask('/cut'), await ask('/page', strict)];
server.close();
console.log(seen);
assert.deepEqual(seen.slice(0, 2), ['<h1>Sign in</h1>', '{"a":1']);
assert.match(seen[2], /Error/);
JS
