// Shell scripts that start servers in an empty folder. $SITE is the site, $ROOT the checkout.

// What deploy/README.md tells to install, in a copy of Debian's configuration.
const moveToTest = `openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=example.com \
    -keyout privkey.pem -out fullchain.pem 2> openssl.log
  find . -type f -exec sed -Ei "/\\[::\\]/d
  s#/(etc|run|var/[a-z]+)/(nginx|apache2|caddy)#$PWD#g; s#/var/www/(claimlantern|html)#$SITE#
  s#<Directory /var/www/>#<Directory $SITE>#; s#/etc/letsencrypt/live/example.com#$PWD#
  s/((listen|VirtualHost) )(\\*:)?80\\b/\\1$HTTP/I
  s/((listen|VirtualHost) )(\\*:)?443\\b/\\1$HTTPS/I" {} +`;
const startNginx = `${moveToTest}; exec nginx -c "$PWD/nginx.conf" -e stderr -g 'daemon off;'`;
const startApache = `export APACHE_CONFDIR="$PWD" APACHE_STATE_DIRECTORY="$PWD"; a2enmod -q ssl rewrite headers
  ${moveToTest}; . ./envvars; exec apache2 -d "$PWD" -c 'ServerName localhost' -D FOREGROUND`;

export const nginx = `cp -R /etc/nginx/. .; rm sites-enabled/*; cp "$ROOT/deploy/nginx.conf" sites-enabled/
  sed -i 's/#brotli_static/brotli_static/' sites-enabled/*
  nginx -v 2>&1 | grep -qE 'nginx/1[.](1|2[0-4])' &&
    sed -i 's/ ssl;/ ssl http2;/; /http2 on;/d' sites-enabled/*
  ${startNginx}`;
export const apache = `cp -R /etc/apache2/. .; rm sites-enabled/*; cp "$ROOT/deploy/apache.conf" sites-enabled/
  cp "$ROOT/deploy/apache-rules.conf" claimlantern-rules.conf; sed -i "$CHANGES" sites-enabled/*
  ${startApache}`;
export const caddy = `export XDG_DATA_HOME="$PWD" XDG_CONFIG_HOME="$PWD"
  { printf '{\\nadmin off\\nhttp_port %s\\nhttps_port %s\\ndefault_bind 127.0.0.1\\n}\\n' "$PORT" "\${HTTPS#*:}"
    sed 's#^example.com {#https:// {\\ntls fullchain.pem privkey.pem#' "$ROOT/deploy/Caddyfile"; } > Caddyfile
  ${moveToTest}; exec caddy run 2> caddy.log`;

/** Hosts without our configuration, over http. */
export const asTheyCome: { name: string; version?: string; packages?: string; script: string }[] = [
  {
    name: 'nginx',
    version: 'nginx -v 2>&1',
    script: `cp -R /etc/nginx/. .; rm -f sites-enabled/*
      cp sites-available/default sites-enabled/; ${startNginx}`,
  },
  {
    name: 'Apache',
    version: 'apache2 -v',
    script: `cp -R /etc/apache2/. .; rm -f sites-enabled/*
      cp sites-available/000-default.conf sites-enabled/; ${startApache}`,
  },
  {
    name: 'Caddy',
    version: 'caddy version',
    script: 'exec caddy file-server --root "$SITE" --listen "$HTTP" 2> caddy.log',
  },
  {
    name: 'lighttpd',
    version: 'lighttpd -v',
    script: `sed -E "s#/var/www/html#$SITE#; /^server.(username|groupname|errorlog)|ipv6/d; s#/run#$PWD#
      s#^server.port .*#server.bind = \\"127.0.0.1\\"\\nserver.port = $PORT#
      " /etc/lighttpd/lighttpd.conf > conf; exec lighttpd -D -f conf 2> log`,
  },
  {
    name: 'Cloudflare Pages, wrangler',
    packages: 'wrangler@4.164.0 node@24.21.0',
    script: `export WRANGLER_SEND_METRICS=false; exec node_modules/.bin/node \
      node_modules/wrangler/bin/wrangler.js pages dev "$SITE" --ip 127.0.0.1 --port $PORT 2> log`,
  },
  {
    name: 'Netlify, @netlify/dev',
    packages: '@netlify/dev@5.1.3 node@24.21.0',
    script: `cp "$ROOT/deploy/netlify.toml" .; ln -s "$SITE" out; cat > serve.mjs <<'END'
      import { createServer } from 'node:http';
      import { NetlifyDev } from '@netlify/dev';
      const origin = 'http://' + process.env.HTTP;
      const off = { enabled: false };
      const options = { blobs: off, edgeFunctions: off, environmentVariables: off, functions: off, geolocation: off };
      const host = new NetlifyDev({ projectRoot: process.cwd(), serverAddress: origin, ...options });
      await host.start();
      createServer(async ({ url, method, headers }, answer) => {
        const found = await host.handle(new Request(origin + url, { method, headers }));
        answer.writeHead(found?.status ?? 404, Object.fromEntries(found?.headers ?? []));
        answer.end(found && Buffer.from(await found.arrayBuffer()));
      }).listen(new URL(origin).port, '127.0.0.1');
END
    exec node_modules/.bin/node serve.mjs`,
  },
  {
    name: '`serve`',
    packages: 'serve@14.2.7',
    script: 'exec node_modules/.bin/serve --listen "tcp://$HTTP" "$SITE"',
  },
  {
    name: '`http-server`',
    packages: 'http-server@14.1.1',
    script: 'exec node_modules/.bin/http-server "$SITE" -a 127.0.0.1 -p $PORT 2> log',
  },
  {
    name: '`sirv`',
    packages: 'sirv-cli@3.0.1',
    script: 'exec node_modules/.bin/sirv "$SITE" --host 127.0.0.1 --port $PORT',
  },
  {
    name: '`live-server`',
    packages: 'live-server@1.2.2',
    script: 'exec node_modules/.bin/live-server "$SITE" --no-browser --host=127.0.0.1 --port=$PORT',
  },
];
