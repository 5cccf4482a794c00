#!/usr/bin/env bash
# gray-matter 4.0.3: reading the same text twice.
# Guess: each call parses, so a change to one result stays there.
# Seen: without options, results are cached by text, and both have one data object. With an empty object as options, the
# cache is not used.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund gray-matter@4.0.3 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import matter from 'gray-matter';

const text = '---\ntitle: Draft\n---\n';
matter(text).data.title = 'Changed';
const seen = [matter(text).data.title, matter(text, {}).data.title];
console.log(seen);
assert.deepEqual(seen, ['Changed', 'Draft']);
JS
