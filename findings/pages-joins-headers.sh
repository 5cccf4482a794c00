#!/usr/bin/env bash
# wrangler 4.164.0 (Cloudflare Pages): a header in two rules of _headers that both match.
# Guess: the more special or the later rule replaces the value, as Netlify does.
# Seen: both values come, joined by a comma. What a browser makes of it differs by header: the last referrer policy
# counts, both content policies do. "! Name" in the special rule takes the general value away first.
set -euo pipefail
cd "$(mktemp -d)"
trap 'kill $(jobs -p) 2> kill.log || true; rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund node@24.21.0 wrangler@4.164.0 2> npm.log || { cat npm.log; exit 1; }
mkdir site
tee site/a.html site/b.html <<< page > /dev/null
printf '/*\n  Referrer-Policy: origin\n/a\n  Referrer-Policy: no-referrer\n/b\n  ! Referrer-Policy\n  Referrer-Policy: no-referrer\n' > site/_headers
port=$((20000 + RANDOM % 10000))
WRANGLER_SEND_METRICS=false node_modules/.bin/node node_modules/wrangler/bin/wrangler.js pages dev site \
  --ip 127.0.0.1 --port $port --compatibility-date 2026-11-01 &> pages.log &
policy() {
  curl --silent --retry 120 --retry-connrefused --retry-delay 1 --output /dev/null --dump-header - \
    "http://127.0.0.1:$port$1" | tr -d '\r' | sed -n 's/^referrer-policy: //Ip'
}
seen="$(policy /a); $(policy /b)"
echo "$seen"
[ "$seen" = 'origin, no-referrer; no-referrer' ]
