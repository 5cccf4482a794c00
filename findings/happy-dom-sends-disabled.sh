#!/usr/bin/env bash
# happy-dom 20.14.6: the fields of a disabled fieldset.
# Guess: they are not sent, as in browsers and jsdom, and a field that has disabled itself is not either.
# Seen: FormData has the fieldset's fields, and not the disabled one beside it.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund jsdom@26.1.0 happy-dom@20.14.6 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

const seen = [new JSDOM().window, new Window()].map(({ document, FormData }) => {
  document.body.innerHTML = '<form><fieldset disabled><input name="a"></fieldset><input name="b" disabled><input name="c"></form>';
  const form = document.querySelector('form');
  return [...new FormData(form).keys()];
});
console.log(JSON.stringify(seen));
assert.deepEqual(seen, [['c'], ['a', 'c']]);
process.exit();
JS
