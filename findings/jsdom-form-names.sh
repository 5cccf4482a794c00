#!/usr/bin/env bash
# jsdom 26.1.0: a form's field by its name, form.email, as every browser has it.
# Guess: it is there, since form.elements.email is.
# Seen: undefined in jsdom. happy-dom 20.14.6 has it.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund jsdom@26.1.0 happy-dom@20.14.6 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

const seen = [new JSDOM().window, new Window()].map(({ document }) => {
  document.body.innerHTML = '<form><input name="email" value="jo"></form>';
  const form = document.querySelector('form');
  return [form.email?.value, form.elements.email.value];
});
console.log(seen);
assert.deepEqual(seen, [[undefined, 'jo'], ['jo', 'jo']]);
process.exit();
JS
