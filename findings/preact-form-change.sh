#!/usr/bin/env bash
# preact 11.2.0 (preact/compat) and react-dom 19.3.1 in jsdom 26.1.0: onChange on a field and on its form.
# Guess: compat turns React's onChange into the input event, and that bubbles, so a form hears of each key in both.
# Seen: compat turns it only on the field itself. On the form it waits for the browser's change event, which comes when
# the field is left: with two keys, React calls the form's onChange twice and Preact never. onInput works in both.
# (onBlur on a form is turned, and works in both.)
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y > /dev/null
npm install --no-audit --no-fund --silent preact@11.2.0 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat > try.mjs << 'SCRIPT'
import assert from 'node:assert';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<div id="react"></div><div id="preact"></div>', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const { createElement, version } = await import('react');
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');
const compat = await import('preact/compat');

const calls = {};
const form = (create, name) => {
  const seen = (calls[name] = { fieldChange: 0, formChange: 0, formInput: 0, formBlur: 0 });
  return create(
    'form',
    { onChange: () => seen.formChange++, onInput: () => seen.formInput++, onBlur: () => seen.formBlur++ },
    create('input', { onChange: () => seen.fieldChange++ }),
  );
};
const place = (name) => window.document.getElementById(name);
flushSync(() => createRoot(place('react')).render(form(createElement, 'react')));
compat.render(form(compat.createElement, 'preact'), place('preact'));

const { set } = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value');
for (const name of ['react', 'preact']) {
  const field = place(name).querySelector('input');
  field.focus();
  for (const text of ['a', 'ab']) {
    set.call(field, text);
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
  }
  field.blur();
}
console.log(`React ${version}`);
console.table(calls);
assert.deepEqual(calls.react, { fieldChange: 2, formChange: 2, formInput: 2, formBlur: 1 });
assert.deepEqual(calls.preact, { fieldChange: 2, formChange: 0, formInput: 2, formBlur: 1 });
SCRIPT
node try.mjs
