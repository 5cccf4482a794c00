import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/ports';

/** A running server, as its distribution configures it or, with `https`, as deploy/ does. */
export type Server = { name: string; http: number; https?: number };

type Changes = [from: string, to: string][];
type Program = { command: string; parameters: string[]; env?: Record<string, string> };
/** Writes the configuration into a folder and returns what to start; ports and paths are all that changes. */
type Configure = (folder: string, http: number, https: number) => Program;

/**
 * Starts every server that this machine has, on 127.0.0.1 with a copy of out/, and names those that it
 * lacks. Those configured as deploy/ says have to start before there is any site.
 */
export async function startServers(
  out: string,
): Promise<{ servers: Server[]; missing: string[]; site: string }> {
  const sandbox = mkdtempSync(join(tmpdir(), 'hosts-'));
  process.once('exit', () => rmSync(sandbox, { recursive: true, force: true }));
  // Servers that are not root have to read it.
  chmodSync(sandbox, 0o755);
  const site = join(sandbox, 'site');
  const [certificate, key] = makeCertificate(sandbox);
  const deployed: Changes = [
    ['/var/www/claimlantern', site],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/example.com/privkey.pem', key],
  ];

  const starters: [name: string, program: string, configure: Configure, isTuned?: true][] = [
    ['nginx', '/usr/sbin/nginx', plainNginx],
    ['nginx, tuned', '/usr/sbin/nginx', tunedNginx, true],
    ['Apache', '/usr/sbin/apache2', plainApache],
    ['Apache, tuned', '/usr/sbin/apache2', tunedApache, true],
    ['Caddy', '/usr/bin/caddy', plainCaddy],
    ['Caddy, tuned', '/usr/bin/caddy', tunedCaddy, true],
    ['lighttpd', '/usr/sbin/lighttpd', lighttpd],
    ['python3', '/usr/bin/python3', python],
  ];
  const present = starters.filter(([, program]) => existsSync(program));
  const missing = starters.filter(([, program]) => !existsSync(program)).map(([name]) => name);
  const tuned = await Promise.all(present.filter(([, , , isTuned]) => isTuned).map(startOne));
  cpSync(out, site, { recursive: true });
  const plain = await Promise.all(present.filter(([, , , isTuned]) => !isTuned).map(startOne));
  return { servers: [...tuned, ...plain], missing, site };

  async function startOne([
    name,
    ,
    configure,
    isTuned,
  ]: (typeof starters)[number]): Promise<Server> {
    const folder = join(sandbox, name.replace(', ', '-'));
    mkdirSync(folder);
    // Servers log as the users that they become.
    chmodSync(folder, 0o777);
    const [http, https] = [await freePort(), await freePort()];
    await start(configure(folder, http, https), isTuned ? https : http);
    return { name, http, ...(isTuned && { https }) };
  }

  function plainNginx(folder: string, http: number): Program {
    return nginx(folder, '/etc/nginx/sites-available/default', [
      ['listen 80 ', `listen 127.0.0.1:${http} `],
      ['listen [::]:80 ', '#listen '],
      ['/var/www/html', site],
    ]);
  }

  function tunedNginx(folder: string, http: number, https: number): Program {
    // Debian 12 has nginx 1.22; the file says this too.
    const { stderr } = spawnSync('/usr/sbin/nginx', ['-v'], { encoding: 'utf8' });
    const isOld = Number(/nginx\/1\.(\d+)/.exec(stderr)?.[1]) < 25;
    const older: Changes = [
      ['443 ssl', '443 ssl http2'],
      ['http2 on;', ''],
    ];
    return nginx(folder, 'deploy/nginx.conf', [
      ...deployed,
      ...(isOld ? older : []),
      ['/etc/nginx/snippets/claimlantern-headers.conf', resolve('deploy/headers/nginx.conf')],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen 443 ', `listen 127.0.0.1:${https} `],
      ['listen [::]', '#listen [::]'],
      ['#brotli_static on', 'brotli_static on'],
    ]);
  }

  function plainApache(folder: string, http: number): Program {
    const program = apache(folder);
    edit(join(folder, 'ports.conf'), [['Listen 80', `Listen 127.0.0.1:${http}`]]);
    edit(join(folder, 'apache2.conf'), [['/var/www/', site]]);
    edit(join(folder, 'sites-available/000-default.conf'), [
      ['*:80', `*:${http}`],
      ['/var/www/html', site],
    ]);
    return program;
  }

  function tunedApache(folder: string, http: number, https: number): Program {
    const program = apache(folder);
    // What a2enmod does.
    for (const file of [
      'ssl.load',
      'ssl.conf',
      'socache_shmcb.load',
      'rewrite.load',
      'headers.load',
    ])
      symlinkSync(join('..', 'mods-available', file), join(folder, 'mods-enabled', file));
    edit(join(folder, 'ports.conf'), [
      ['Listen 80', `Listen 127.0.0.1:${http}`],
      ['Listen 443', `Listen 127.0.0.1:${https}`],
    ]);
    rmSync(join(folder, 'sites-enabled/000-default.conf'));
    const places: Changes = [
      ['*:80', `*:${http}`],
      ['*:443', `*:${https}`],
      ['/etc/apache2/claimlantern-rules.conf', resolve('deploy/apache-rules.conf')],
      ['/etc/apache2/claimlantern-headers.conf', resolve('deploy/headers/apache.conf')],
    ];
    const target = join(folder, 'sites-enabled/claimlantern.conf');
    edit('deploy/apache.conf', [...deployed, ...places], target);
    return program;
  }

  function plainCaddy(folder: string, http: number): Program {
    return caddy(folder, '/etc/caddy/Caddyfile', [
      [':80 {', `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n:${http} {`],
      ['/usr/share/caddy', site],
    ]);
  }

  function tunedCaddy(folder: string, http: number, https: number): Program {
    const ports = `http_port ${http}\n\thttps_port ${https}`;
    return caddy(folder, 'deploy/Caddyfile', [
      ['\nexample.com {', `\nexample.com {\n\ttls ${certificate} ${key}`],
      ['# For /etc/caddy/', `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\t${ports}\n}\n#`],
      ['import claimlantern-headers.conf', `import ${resolve('deploy/headers/caddy.conf')}`],
      ['/var/www/claimlantern', site],
    ]);
  }

  function lighttpd(folder: string, http: number): Program {
    const file = join(folder, 'lighttpd.conf');
    const changes: Changes = [
      ['= 80', `= ${http}\nserver.bind = "127.0.0.1"`],
      ['include_shell "/usr/share/lighttpd/use-ipv6.pl', '#'],
      ['"/var/www/html"', `"${site}"`],
      ['/var/cache/lighttpd/uploads', folder],
      ['/var/log/lighttpd/', `${folder}/`],
      ['/run/lighttpd.pid', join(folder, 'pid')],
    ];
    edit('/etc/lighttpd/lighttpd.conf', changes, file);
    return { command: '/usr/sbin/lighttpd', parameters: ['-D', '-f', file] };
  }

  function python(_: string, http: number): Program {
    const parameters = `-m http.server ${http} --bind 127.0.0.1 --directory ${site}`.split(' ');
    return { command: '/usr/bin/python3', parameters };
  }
}

function nginx(folder: string, source: string, changes: Changes): Program {
  const [main, site] = [join(folder, 'nginx.conf'), join(folder, 'site.conf')];
  edit(source, changes, site);
  const places: Changes = [
    ['/run/nginx.pid', join(folder, 'pid')],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/nginx/sites-enabled/*', site],
  ];
  edit('/etc/nginx/nginx.conf', places, main);
  const parameters = ['-c', main, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  return { command: '/usr/sbin/nginx', parameters };
}

function apache(folder: string): Program {
  cpSync('/etc/apache2', folder, { recursive: true, verbatimSymlinks: true });
  const places = ['RUN_DIR', 'LOCK_DIR', 'LOG_DIR'].map((name) => [`APACHE_${name}`, folder]);
  const users = { APACHE_RUN_USER: 'www-data', APACHE_RUN_GROUP: 'www-data' };
  return {
    command: '/usr/sbin/apache2',
    parameters: ['-d', folder, '-f', 'apache2.conf', '-D', 'FOREGROUND'],
    env: { ...Object.fromEntries(places), ...users, APACHE_PID_FILE: join(folder, 'pid') },
  };
}

function caddy(folder: string, source: string, changes: Changes): Program {
  const file = join(folder, 'Caddyfile');
  edit(source, changes, file);
  return {
    command: '/usr/bin/caddy',
    parameters: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
}

/** Throws where a configuration no longer contains what is to be changed. */
function edit(source: string, changes: Changes, target = source): void {
  let text = readFileSync(source, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${source} no longer contains "${from}".`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(target, text);
}

function makeCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', '/CN=example.com', '-addext', 'subjectAltName=DNS:example.com'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
  return [certificate, key];
}

const running: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of running) child.kill();
});

/** Starts a program that ends with this process, and waits until it listens. */
async function start({ command, parameters, env }: Program, port: number): Promise<void> {
  const child = spawn(command, parameters, { env: { ...process.env, ...env } });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (child.exitCode !== null || tries > 200)
      throw new Error(`${command} did not start: ${output.trim()}`);
    await sleep(50);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () =>
      resolve(false),
    );
    socket.once('connect', () => socket.destroy());
  });
}
