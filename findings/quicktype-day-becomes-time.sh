#!/usr/bin/env bash
# quicktype 26.0.0: a JSON schema's string with format "date".
# Guess: a string, since JavaScript has no type for a day.
# Seen: Date, read with new Date(), which means midnight in Greenwich: in the Americas it shows the day before.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund quicktype-core@26.0.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';

const schema = { type: 'object', properties: { checked: { type: 'string', format: 'date' } }, required: ['checked'] };
const input = new JSONSchemaInput();
await input.addSource({ name: 'Rule', schema: JSON.stringify(schema) });
const inputData = new InputData();
inputData.addInput(input);
const seen = (await quicktype({ inputData, lang: 'typescript' })).lines.join('\n');
console.log(seen.match(/checked.*/g));
assert.match(seen, /checked: Date;/);
const shown = new Date('2026-11-27').toLocaleDateString('en-US', { timeZone: 'America/Chicago' });
assert.equal(shown, '11/26/2026');
JS
