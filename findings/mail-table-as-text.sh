#!/usr/bin/env bash
# html-to-text 10.0.1, mailparser 3.14.2 and postal-mime 4.0.0 on a mail that has only HTML.
# Guess: a program that reads mail as text puts at least a blank between two cells, a line between two rows, and keeps
# the line breaks of an element with white-space: pre-wrap. Node's two mail parsers agree.
# Seen: html-to-text and mailparser, which uses it, glue the cells together, so label, address and the next label are one
# word. The breaks of pre-wrap are lost, those of <pre> stay. postal-mime gives no text at all.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund html-to-text@10.0.1 mailparser@3.14.2 postal-mime@4.0.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import { convert } from 'html-to-text';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const table = '<table><tr><th>Email</th><td>jo@example.com</td></tr><tr><th>Phone</th><td>212</td></tr></table>';
const mail = `Content-Type: text/html\r\n\r\n${table}`;
const seen = {
  converted: convert(table),
  parsed: (await simpleParser(mail)).text,
  postal: (await PostalMime.parse(mail)).text,
  wrapped: convert('<p style="white-space: pre-wrap">a\n\nb</p>'),
  pre: convert('<pre>a\n\nb</pre>'),
};
console.log(seen);
assert.deepEqual(seen, {
  converted: 'Emailjo@example.comPhone212',
  parsed: 'Emailjo@example.comPhone212',
  postal: undefined,
  wrapped: 'a b',
  pre: 'a\n\nb',
});
JS
