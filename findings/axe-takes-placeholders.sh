#!/usr/bin/env bash
# axe-core 4.13.0: a field whose only name is its placeholder, which vanishes as one types.
# Guess: the rule "label" reports it.
# Seen: it passes all rules. A title alone is reported, though only as "label-title-only"; a field with neither fails.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund axe-core@4.13.0 jsdom@26.1.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { JSDOM, VirtualConsole } from 'jsdom';

const page = `<!doctype html><html lang="en"><head><title>t</title></head><body><main><h1>x</h1>
  <input id="placeholder" placeholder="Phone"><input id="title" title="Phone"><input id="nothing"></main></body></html>`;
const { window } = new JSDOM(page, { runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
window.eval(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
const { violations } = await window.axe.run(window.document.querySelector('main'));
const seen = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join())]);
console.log(JSON.stringify(seen));
assert.equal(JSON.stringify(seen), '[["label-title-only",["#title"]],["label",["#nothing"]]]');
JS
