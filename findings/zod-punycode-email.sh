#!/usr/bin/env bash
# zod 4.6.7, z.email(): an international domain passes in the middle of an address and fails at its end.
# Guess: both are letters, digits and hyphens, so both pass. Browsers send both in this form.
# Seen: ana@xn--espaa-rta.es passes. ana@example.xn--p1ai (a real ending) does not.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund zod@4.6.7 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { z } from 'zod';

const seen = ['ana@xn--espaa-rta.es', 'ana@example.xn--p1ai'].map((one) => [one, z.email().safeParse(one).success]);
console.log(seen);
assert.deepEqual(seen, [['ana@xn--espaa-rta.es', true], ['ana@example.xn--p1ai', false]]);
JS
