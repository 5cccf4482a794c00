#!/usr/bin/env bash
# Node 24.21.0 (ICU), Intl.PluralRules: Spanish has a third plural form.
# Guess: like English, "one" and "other"; a table with these two is complete.
# Seen: 1,000,000 is "many" ("un millón de dólares"), and 1,500,000 is "other" again. The table gives undefined.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund node@24.21.0 2> npm.log || { cat npm.log; exit 1; }
node_modules/.bin/node --input-type=module <<'JS'
import assert from 'node:assert/strict';
const rules = new Intl.PluralRules('es');
const seen = [1, 2, 1_000_000, 1_500_000, 2_000_000].map((one) => rules.select(one));
console.log(seen);
assert.deepEqual(seen, ['one', 'other', 'many', 'other', 'many']);
JS
