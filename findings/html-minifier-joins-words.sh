#!/usr/bin/env bash
# html-minifier-terser 7.2.0, collapseWhitespace: blanks around inline elements.
# Guess: a blank between words stays one blank, whatever inline element the word stands in.
# Seen: it stays around label, button, time, abbr. Around <output> and <select> it is removed: two words become one.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund html-minifier-terser@7.2.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { minify } from 'html-minifier-terser';

const seen = await minify('<p>in <time>May</time> <abbr>US</abbr> is <output>2</output> years</p>', {
  collapseWhitespace: true,
});
console.log(seen);
assert.equal(seen, '<p>in <time>May</time> <abbr>US</abbr> is<output>2</output>years</p>');
JS
