#!/usr/bin/env bash
# sharp 0.35.5: a picture whose background is transparent white, saved as JPEG.
# Guess: white, the pixels' own color.
# Seen: black. Alpha is multiplied in before it is dropped; flatten({ background: 'white' }) must be asked for.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund sharp@0.35.5 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';

const background = { r: 255, g: 255, b: 255, alpha: 0 };
const png = await sharp({ create: { width: 8, height: 8, channels: 4, background } }).png().toBuffer();
const seen = [...(await sharp(await sharp(png).jpeg().toBuffer()).raw().toBuffer())].slice(0, 3);
console.log(seen);
assert.deepEqual(seen, [0, 0, 0]);
JS
