#!/usr/bin/env bash
# Node 24.21.0 (ICU), Intl.Collator with sensitivity "base", even for searching.
# Guess: it ignores accents, so somebody who types "nino" finds "niño" in a Spanish list.
# Seen: in English it does. In Spanish "á" equals "a", but "ñ" is a letter of its own, also with usage "search".
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund node@24.21.0 2> npm.log || { cat npm.log; exit 1; }
node_modules/.bin/node --input-type=module <<'JS'
import assert from 'node:assert/strict';
const same = (language, usage, a, b) => new Intl.Collator(language, { sensitivity: 'base', usage }).compare(a, b) === 0;
const seen = ['en', 'es', 'es-US'].map((one) => [
  one,
  same(one, 'search', 'arbol', 'árbol'),
  same(one, 'search', 'nino', 'niño'),
]);
console.log(seen);
assert.deepEqual(seen, [['en', true, true], ['es', true, false], ['es-US', true, false]]);
JS
