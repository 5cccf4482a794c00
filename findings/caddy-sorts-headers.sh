#!/usr/bin/env bash
# Caddy 2.6.2 (Debian's package caddy): a general header, and below it another value for one path.
# Guess: as in nginx, Apache or a style sheet, the special line, or at least the later one, wins.
# Seen: Caddy sorts lines by how special their path is and runs the special one first, so the general one overwrites
# it. Only inside `route { }` do lines run in the order they are written.
set -euo pipefail
cd "$(mktemp -d)"
trap 'kill $(jobs -p) 2> kill.log || true; rm -rf "$PWD"' EXIT
command -v caddy > /dev/null || { echo 'needs: apt-get install caddy'; exit 1; }
port=$((20000 + RANDOM % 10000))
lines='header X-Kind general
header /a X-Kind special'
cat > Caddyfile << END
{
  admin off
}
http://127.0.0.1:$port {
$lines
respond ok
}
http://127.0.0.1:$((port + 1)) {
route {
$lines
respond ok
}
}
END
XDG_DATA_HOME=$PWD XDG_CONFIG_HOME=$PWD caddy run &> caddy.log &
kind() {
  curl --silent --retry 60 --retry-connrefused --retry-delay 1 --output /dev/null --dump-header - \
    "http://127.0.0.1:$1/a" | tr -d '\r' | sed -n 's/^X-Kind: //p'
}
seen="$(kind "$port"), in a route $(kind $((port + 1)))"
echo "$seen"
[ "$seen" = 'general, in a route special' ]
