#!/usr/bin/env bash
# lightningcss 1.33.0 moves two longhands before their shorthand, which then resets them.
# Guess: the order of a rule's declarations, or at least its meaning, is kept.
# Seen: `font: …; font-variant-numeric: tabular-nums` and `transition: …; transition-behavior: allow-discrete` come out
# the other way round, with and without minify, so the numerals and the behavior are lost.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund lightningcss@1.33.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { transform } from 'lightningcss';

const out = (css, minify) =>
  String(transform({ filename: 'a.css', code: Buffer.from(css), minify }).code).replace(/\s+/g, ' ').trim();
for (const minify of [true, false]) {
  for (const css of [
    'p { font: 16px serif; font-variant-numeric: tabular-nums }',
    'p { transition: opacity 1s, display 1s; transition-behavior: allow-discrete }',
  ]) {
    const [, shorthand, longhand] = /\{ (.+?): .+; (.+?):/.exec(css);
    const seen = out(css, minify);
    console.log(css, '->', seen);
    assert(seen.indexOf(`${longhand}:`) < seen.search(new RegExp(`[{; ]${shorthand}:`)) + 1);
  }
}
JS
