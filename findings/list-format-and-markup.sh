#!/usr/bin/env bash
# Node 24.21.0 (ICU), Intl.ListFormat: in Spanish the word between two items depends on the sound of the second.
# Guess: items may be formatted as HTML first, and joined then.
# Seen: "español e inglés", "7 u 8", but "agua y hielo". With a link around "inglés" it becomes "y", which is wrong.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund node@24.21.0 2> npm.log || { cat npm.log; exit 1; }
node_modules/.bin/node --input-type=module <<'JS'
import assert from 'node:assert/strict';
const join = (type, ...items) => new Intl.ListFormat('es', { type }).format(items);
const seen = [
  join('conjunction', 'español', 'inglés'),
  join('conjunction', 'agua', 'hielo'),
  join('disjunction', '7', '8'),
  join('conjunction', 'español', '<a href="/en">inglés</a>'),
];
console.log(seen);
assert.deepEqual(seen, ['español e inglés', 'agua y hielo', '7 u 8', 'español y <a href="/en">inglés</a>']);
JS
