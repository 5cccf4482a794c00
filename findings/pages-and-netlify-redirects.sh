#!/usr/bin/env bash
# wrangler 4.164.0 (Cloudflare Pages) and @netlify/redirect-parser 16.1.1 on one _redirects file.
# Guess: the file that both hosts read means the same to both.
# Seen: Netlify redirects from an address where a page stands only with "301!", and needs a rule with 404 for the
# 404 page of a language. Cloudflare refuses both codes with a warning. With "301" it redirects though a page stands
# there; Netlify then shows the page.
set -euo pipefail
cd "$(mktemp -d)"
trap 'kill $(jobs -p) 2> kill.log || true; rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund node@24.21.0 wrangler@4.164.0 @netlify/redirect-parser@16.1.1 2> npm.log ||
  { cat npm.log; exit 1; }
mkdir -p site/es
tee site/old.html site/older.html site/new.html site/404.html site/es/404.html <<< page > /dev/null
printf '/old /new 301\n/older /new 301!\n/es/* /es/404.html 404\n' > site/_redirects
port=$((20000 + RANDOM % 10000))
node=node_modules/.bin/node
WRANGLER_SEND_METRICS=false $node node_modules/wrangler/bin/wrangler.js pages dev site --ip 127.0.0.1 --port $port \
  --compatibility-date 2026-11-01 &> pages.log &
status() {
  curl --silent --retry 120 --retry-connrefused --retry-delay 1 --output /dev/null --write-out '%{http_code}' \
    "http://127.0.0.1:$port$1"
}
pages="$(status /old) $(status /older) $(grep -o 'Got [^.]*' pages.log | tr '\n' ' ')"
netlify=$($node --input-type=module << 'JS'
import { parseAllRedirects } from '@netlify/redirect-parser';
const { redirects, errors } = await parseAllRedirects({ redirectsFiles: ['site/_redirects'], configRedirects: [], minimal: true });
console.log(redirects.map(({ status, force }) => `${status}${force ? '!' : ''}`).join(' '), errors.length);
JS
)
echo "Cloudflare: $pages Netlify: $netlify"
[ "$pages" = '301 200 Got 301! Got 404 ' ]
[ "$netlify" = '301 301! 404 0' ]
