#!/usr/bin/env bash
# rss-parser 3.13.0: an Atom entry that links its page and then the page's translation.
# Guess: a link without rel is an alternate (RFC 4287), the first one wins, and hreflang marks the other.
# Seen: the link that spells out rel="alternate" wins, so English readers are sent to the Spanish page.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund rss-parser@3.13.0 2> npm.log || { cat npm.log; exit 1; }
node --input-type=module <<'JS'
import assert from 'node:assert/strict';
import Parser from 'rss-parser';

const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>tag:a</id><updated>2026-11-27T00:00:00Z</updated>
  <entry><title>One</title><id>tag:b</id><updated>2026-11-27T00:00:00Z</updated>
  <link href="https://example.com/1"/><link rel="alternate" hreflang="es" href="https://example.com/es/1"/></entry></feed>`;
const seen = (await new Parser().parseString(feed)).items[0].link;
console.log(seen);
assert.equal(seen, 'https://example.com/es/1');
JS
