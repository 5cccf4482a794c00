#!/usr/bin/env bash
# Apache 2.4.71 (Debian's package apache2) with mod_deflate, as Debian turns it on: asking again for a page.
# Guess: a browser that sends back the ETag it got is told 304.
# Seen: the ETag of a compressed answer ends in "-gzip", which the next request does not match: the whole file comes
# again, each time. Without compression it is 304. "DeflateAlterETag NoChange" or files compressed beforehand help.
set -euo pipefail
cd "$(mktemp -d)"
trap 'kill $(jobs -p) 2> kill.log || true; rm -rf "$PWD"' EXIT
export PATH=$PATH:/usr/sbin
command -v apache2 > /dev/null || { echo 'needs: apt-get install apache2'; exit 1; }
mkdir site
chmod 755 . site
printf '%5000s' > site/a.txt
port=$((20000 + RANDOM % 10000))
{
  for module in mpm_event authz_core filter deflate mime; do
    echo "LoadModule ${module}_module /usr/lib/apache2/modules/mod_$module.so"
  done
  printf '%s\n' "ServerRoot $PWD" "PidFile $PWD/pid" "ErrorLog $PWD/log" "Listen 127.0.0.1:$port" 'ServerName localhost' \
    'TypesConfig /etc/mime.types' "DocumentRoot $PWD/site" 'AddOutputFilterByType DEFLATE text/plain' 'Require all granted'
} | sed 's#^Require.*#<Location />\n&\n</Location>#' > apache.conf
apache2 -f "$PWD/apache.conf" -D FOREGROUND &
again() {
  tag=$(curl --silent --head --retry 60 --retry-connrefused --retry-delay 1 --header "Accept-Encoding: $1" \
    "http://127.0.0.1:$port/a.txt" | tr -d '\r' | sed -n 's/^ETag: //p')
  curl --silent --output /dev/null --write-out '%{http_code}' --header "Accept-Encoding: $1" \
    --header "If-None-Match: $tag" "http://127.0.0.1:$port/a.txt"
}
seen="gzip $(again gzip), plain $(again identity)"
echo "$seen"
[ "$seen" = 'gzip 200, plain 304' ]
