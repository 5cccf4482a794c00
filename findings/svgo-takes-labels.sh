#!/usr/bin/env bash
# svgo 4.1.0, default plugins: an illustration with a name for screen readers.
# Guess: since version 4 keeps <title>, the name stays.
# Seen: <title> and <desc> stay, but lose the ids that aria-labelledby still names, and role="img" is gone. The image has
# dangling references instead of its name and description.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund svgo@4.1.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { optimize } from 'svgo';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-labelledby="name more">
  <title id="name">Time line</title><desc id="more">Two years from the crash</desc><path d="M0 0h9v9z"/></svg>`;
const seen = optimize(svg).data;
console.log(seen);
assert.match(seen, /aria-labelledby="name more"/);
assert.match(seen, /<title>Time line<\/title><desc>/);
assert.doesNotMatch(seen, /role=|id=/);
JS
