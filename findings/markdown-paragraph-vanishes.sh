#!/usr/bin/env bash
# markdown-it 15.0.3 and marked 18.2.1: a paragraph that begins with a word in brackets and a colon.
# Guess: "[Update]: repealed" is text, since nothing refers to it and "repealed" is no address.
# Seen: it defines a link reference and is not shown. No option of theirs tells; only the sentence is missing.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund markdown-it@15.0.3 marked@18.2.1 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';

const text = '[Update]: repealed\n\nAsk a lawyer.';
const seen = [MarkdownIt().render(text), marked.parse(text)];
console.log(seen);
assert.deepEqual(seen, ['<p>Ask a lawyer.</p>\n', '<p>Ask a lawyer.</p>\n']);
JS
