#!/usr/bin/env bash
# mailparser 3.14.2 (textAsHtml), linkifyjs 4.4.0 and autolinker 4.1.5 on plain text by people who leave out the space
# after a full stop, as many do on a phone.
# Guess: only what begins with http or www becomes a link, or ends in a common domain such as .com.
# Seen: all three take each country's domain, so the first word of the next sentence makes one: "work.It" is in Italy,
# "tienda.No" in Norway, "ayudaron.Es" in Spain. Whoever reads the message sees links that its writer never made, to
# strangers' sites. A sentence that begins with "The" or "Please" makes none. (mailparser's is linkify-it.)
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y > /dev/null
npm install --no-audit --no-fund --silent mailparser@3.14.2 linkifyjs@4.4.0 autolinker@4.1.5
cat > try.cjs << 'SCRIPT'
const assert = require('node:assert');
const { simpleParser } = require('mailparser');
const linkify = require('linkifyjs');
const { Autolinker } = require('autolinker');

const expected = {
  'I fell at work.It hurts.': ['http://work.It'],
  'Me caí en la tienda.No me ayudaron.Es grave.': ['http://tienda.No', 'http://ayudaron.Es'],
  'I fell at work.The floor was wet.Please call.': [],
};
(async () => {
  for (const [text, links] of Object.entries(expected)) {
    const mail = await simpleParser(`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`);
    const seen = {
      mailparser: [...mail.textAsHtml.matchAll(/href="([^"]*)"/g)].map(([, address]) => address),
      linkifyjs: linkify.find(text).map(({ href }) => href),
      autolinker: Autolinker.parse(text, {}).map((match) => match.getAnchorHref()),
    };
    console.log(text, seen);
    for (const found of Object.values(seen)) assert.deepEqual(found, links);
  }
})();
SCRIPT
node try.cjs
