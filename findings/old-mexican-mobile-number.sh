#!/usr/bin/env bash
# libphonenumber-js 1.13.16: Mexican mobile numbers as people and chat programs still write them, with a 1 after +52.
# Guess: the 1, in use until 2019, is understood and dropped, or at least the number counts as possible.
# Seen: it is kept, and the number is neither valid nor possible. Without the 1 it is both.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { parsePhoneNumber } from 'libphonenumber-js';

const seen = ['+52 1 55 1234 5678', '+52 55 1234 5678'].map((one) => {
  const phone = parsePhoneNumber(one);
  return [phone.number, phone.isPossible(), phone.isValid()];
});
console.log(seen);
assert.deepEqual(seen, [['+5215512345678', false, false], ['+525512345678', true, true]]);
JS
