import { type ChildProcess, execSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesIn } from '../../tools/files';
import { freePort } from '../../tools/ports';

/** A running server: tuned as in deploy/ at https://example.com, or Debian's default. */
export type Server = {
  name: string;
  isTuned: boolean;
  origin: string;
  http: number;
  folder: string;
};

type Files = Record<string, string>;
type Kind = {
  command: string;
  /** Files that deploy/README.md tells to install; for plain nginx, Debian's own. */
  tuned: Files;
  plain?: Files;
};

const kinds: Record<string, Kind> = {
  nginx: {
    // The changes that deploy/nginx.conf describes for nginx before 1.25.
    command: `sed -i 's/#brotli_static/brotli_static/' sites-enabled/*
      nginx -v 2>&1 | grep -qE 'nginx/1[.](1|2[0-4])' &&
        sed -i 's/ ssl;/ ssl http2;/; /http2 on;/d' sites-enabled/*
      exec nginx -c "$PWD/nginx.conf" -e stderr -g "daemon off;"`,
    plain: { 'sites-enabled/default': '/etc/nginx/sites-available/default' },
    tuned: {
      'sites-enabled/claimlantern': 'deploy/nginx.conf',
      'snippets/claimlantern-headers.conf': 'deploy/headers/nginx.conf',
    },
  },
  apache2: {
    command: `export APACHE_CONFDIR="$PWD" APACHE_STATE_DIRECTORY="$PWD"
      a2enmod ssl rewrite headers
      . ./envvars
      exec apache2 -d "$PWD" -D FOREGROUND`,
    tuned: {
      'sites-enabled/claimlantern.conf': 'deploy/apache.conf',
      'claimlantern-rules.conf': 'deploy/apache-rules.conf',
      'claimlantern-headers.conf': 'deploy/headers/apache.conf',
    },
  },
  caddy: {
    command: 'export HOME="$PWD" XDG_CONFIG_HOME="$PWD" XDG_DATA_HOME="$PWD"; exec caddy run',
    tuned: {
      Caddyfile: 'deploy/Caddyfile',
      'claimlantern-headers.conf': 'deploy/headers/caddy.conf',
    },
  },
};

/** Starts every installed server on 127.0.0.1 with a copy of out/, and names missing ones. */
export async function startServers(out: string) {
  const sandbox = fs.mkdtempSync(join(tmpdir(), 'hosts-'));
  const site = join(sandbox, 'site');
  const children: ChildProcess[] = [];
  process.once('exit', () => {
    for (const child of children) child.kill();
    fs.rmSync(sandbox, { recursive: true, force: true });
  });
  fs.chmodSync(sandbox, 0o755);
  const certificate = 'openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=example.com -days 2';
  const files = '-keyout privkey.pem -out fullchain.pem';
  execSync(`${certificate} ${files}`, { cwd: sandbox, stdio: 'ignore' });

  process.env['PATH'] += ':/usr/sbin';
  const names = Object.keys(kinds);
  const present = names.filter((name) => spawnSync('which', [name]).status === 0);
  const missing = names.filter((name) => !present.includes(name));
  const servers: Server[] = [];
  for (const name of present) servers.push(await start(name, 'tuned'));
  fs.cpSync(out, site, { recursive: true });
  for (const name of present) if (kinds[name]?.plain) servers.push(await start(name, 'plain'));
  return { servers, missing, site };

  async function start(program: string, manner: 'tuned' | 'plain'): Promise<Server> {
    const { command, [manner]: files = {} } = kinds[program] as Kind;
    const isTuned = manner === 'tuned';
    const name = isTuned ? `${program}, tuned` : program;
    const folder = join(sandbox, `${program}-${manner}`);
    const [http, https] = [await freePort(), await freePort()];
    configure(program, files, folder, http, https);
    const script = `exec 2> errors\n${command}`;
    const child = spawn('sh', ['-c', script], { cwd: folder, stdio: 'ignore' });
    children.push(child);
    const address = `http://127.0.0.1:${http}`;
    const answers = () => fetch(address, { redirect: 'manual' }).catch(() => false);
    for (let tries = 0; !(await answers()); tries += 1) {
      if (child.exitCode !== null || tries > 200)
        throw new Error(`${name} failed to start: ${fs.readFileSync(join(folder, 'errors'))}`);
      await sleep(50);
    }
    return {
      name,
      isTuned,
      http,
      folder,
      origin: isTuned ? `https://example.com:${https}` : address,
    };
  }

  function configure(program: string, files: Files, folder: string, http: number, https: number) {
    const home = `/etc/${program}`;
    fs.mkdirSync(folder);
    if (fs.existsSync(home)) fs.cpSync(home, folder, { recursive: true, verbatimSymlinks: true });
    fs.rmSync(join(folder, 'sites-enabled'), { recursive: true, force: true });
    for (const [place, source] of Object.entries(files)) fs.cpSync(source, join(folder, place));

    const caddyPorts = `http_port ${http}\nhttps_port ${https}`;
    const changes: [from: RegExp, to: string][] = [
      [new RegExp(`/(etc|run|var/\\w+)/${program}`, 'g'), folder],
      [/\/var\/www\/(html|claimlantern)?/g, site],
      [/\/etc\/letsencrypt\/live\/example\.com/g, sandbox],
      [/(?<=\nexample\.com \{)/, `\ntls ${sandbox}/fullchain.pem ${sandbox}/privkey.pem`],
      [/.*\[::\].*/g, ''],
      [/(?<=(listen|VirtualHost) )(\*:)?80\b/gi, `127.0.0.1:${http}`],
      [/(?<=(listen|VirtualHost) )(\*:)?443\b/gi, `127.0.0.1:${https}`],
      [/\n(?=example\.com \{)/, `\n{\nadmin off\ndefault_bind 127.0.0.1\n${caddyPorts}\n}\n`],
    ];
    for (const file of filesIn(folder)) {
      let text = fs.readFileSync(file, 'utf8');
      for (const [from, to] of changes) text = text.replace(from, to);
      fs.writeFileSync(file, text);
    }
  }
}
