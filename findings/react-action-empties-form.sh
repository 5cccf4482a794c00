#!/usr/bin/env bash
# React 19.3.1: a form with an action that fails.
# Guess: an action that returns an error leaves what the person typed.
# Seen: React resets the form's uncontrolled fields after every action, so the error stands over an empty field.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@26.1.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document, FormData: window.FormData, IS_REACT_ACT_ENVIRONMENT: true });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
for (const name of ['HTMLElement', 'HTMLIFrameElement', 'HTMLFormElement', 'Node']) globalThis[name] = window[name];
const { act, createElement, useActionState } = await import('react');
const { createRoot } = await import('react-dom/client');
function Form() {
  const [problem, send] = useActionState(async () => 'was not sent', '');
  return createElement('form', { action: send }, createElement('input', { name: 'message' }), problem);
}
await act(() => createRoot(document.getElementById('root')).render(createElement(Form)));
const form = document.querySelector('form');
form.elements[0].value = 'what happened';
await act(async () => form.requestSubmit());
const seen = [form.textContent, form.elements[0].value];
console.log(seen);
assert.deepEqual(seen, ['was not sent', '']);
process.exit();
JS
