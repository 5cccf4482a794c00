#!/usr/bin/env bash
# serve 14.2.7, live-server 1.2.2 and http-server 14.1.1: redirects between /form, /form/ and /form.html.
# Guess: a redirect to another spelling of an address keeps its query.
# Seen: http-server keeps it. live-server drops it from /form to /form/, and serve from /form.html to /form, so a form
# that is filled from its address arrives empty. (Debian's Caddy 2.6.2 file-server drops it too; lighttpd, nginx and
# Apache keep it.)
set -euo pipefail
cd "$(mktemp -d)"
trap 'kill $(jobs -p) 2> kill.log || true; rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund serve@14.2.7 live-server@1.2.2 http-server@14.1.1 2> npm.log || { cat npm.log; exit 1; }
mkdir -p site/form
tee site/form.html site/form/index.html <<< form > /dev/null
port=$((20000 + RANDOM % 10000))
node_modules/.bin/serve -l "tcp://127.0.0.1:$port" site &> serve.log &
node_modules/.bin/live-server site --no-browser --host=127.0.0.1 --port=$((port + 1)) &> live.log &
node_modules/.bin/http-server site -a 127.0.0.1 -p $((port + 2)) &> http.log &
location() {
  curl --silent --retry 60 --retry-connrefused --retry-delay 1 --output /dev/null --write-out '%{redirect_url}' \
    "http://127.0.0.1:$1" | sed 's#.*127.0.0.1:[0-9]*##'
}
seen="$(location "$port/form.html?zip=1") $(location "$((port + 1))/form?zip=1") $(location "$((port + 2))/form?zip=1")"
echo "$seen"
[ "$seen" = '/form /form/ /form/?zip=1' ]
