import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Sandbox, serverFolder } from '../sandbox';
import { edit, startDefault } from '../server';
import { freePort } from '../start-program';

/** Starts lighttpd as Debian configures it, but for port, root folder, and where it logs. */
export async function defaultLighttpd(sandbox: Sandbox) {
  const port = await freePort();
  const folder = serverFolder(sandbox, 'lighttpd');
  const configuration = edit(readFileSync('/etc/lighttpd/lighttpd.conf', 'utf8'), [
    ['= 80', `= ${port}\nserver.bind = "127.0.0.1"`],
    ['include_shell "/usr/share/lighttpd/use-ipv6.pl', '#'],
    ['"/var/www/html"', `"${sandbox.site}"`],
    ['/var/cache/lighttpd/uploads', folder],
    ['/var/log/lighttpd/', `${folder}/`],
    ['/run/lighttpd.pid', join(folder, 'pid')],
  ]);
  writeFileSync(join(folder, 'lighttpd.conf'), configuration);
  // It writes its log as the user it becomes.
  chmodSync(folder, 0o777);
  const parameters = ['-D', '-f', join(folder, 'lighttpd.conf')];
  return startDefault('lighttpd', { command: '/usr/sbin/lighttpd', parameters }, port);
}
