import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary';

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

// Stands in for ssh: runs the remote command on this machine.
const remoteShell = '#!/bin/sh\nwhile [ "$1" = -l ]; do shift 2; done\nshift\nexec sh -c "$*"\n';

// Stands in for the slow compressor by copying files.
const compressor = `#!/bin/sh\nexec find "$4" -type f ! -name '*.br' -exec cp {} {}.br ';'\n`;

(hasRsync ? describe : describe.skip).each(['', 'deploy@example.com:'])(
  'deploy/upload to "%s"',
  (host) => {
    const { at, has, read, write } = temporaryFolder();
    const left = (...names: string[]) => names.filter((name) => has(`site/${name}`));
    const build = (word: string) => {
      rmSync(at('out'), { recursive: true, force: true });
      for (const name of ['index.html', `${word}.html`, `${word}/index.html`])
        write(`out/${name}`, word);
      write(`out/_next/static/${word}.js`, word);
      write('out/hashed-files.json', '{}');
    };
    /** Returns the error; empty on success. */
    const upload = (...parameters: string[]) => {
      const PATH = `${at('commands')}:${process.env['PATH']}`;
      const env = { ...process.env, RSYNC_RSH: at('ssh'), UPLOAD_PAUSE: '0', PATH };
      const options = { encoding: 'utf8', cwd: at(), env } as const;
      const { status, stderr } = spawnSync(
        join(__dirname, '../../../deploy/upload'),
        [...parameters, at('out')],
        options,
      );
      return status === 0 ? '' : `Failed: ${stderr}`;
    };
    const uploadTo = (name: string) => upload(`${host}${at(name)}`);
    const goBack = () => upload('--back', `${host}${at('site')}`);

    beforeEach(() => {
      write('ssh', remoteShell);
      write('commands/node', compressor);
      for (const name of ['ssh', 'commands/node']) chmodSync(at(name), 0o755);
      build('first');
    });

    it('uploads the site with compressed copies to a missing or empty folder', () => {
      rmSync(at('commands/node'));
      write('empty/x');
      rmSync(at('empty/x'));
      for (const name of ['missing', 'empty']) {
        expect(uploadTo(name)).toBe('');
        expect(read(`${name}/index.html`)).toBe('first');
        for (const file of ['index.html.br', '_next/static/first.js.gz'])
          expect(has(`${name}/${file}`)).toBe(true);
        expect(statSync(at(`${name}/.uploaded-files`)).mode & 0o777).toBe(0o600);
      }
    });

    it('deletes removed files of the site and nothing else', () => {
      const others = ['shop/index.html', 'first/notes.txt', '.well-known/acme-challenge/token'];
      write(`site/${others[2]}`);
      uploadTo('site');
      for (const name of others) write(`site/${name}`);
      build('second');
      expect(uploadTo('site')).toBe('');
      expect(read('site/second/index.html')).toBe('second');
      // Pages must arrive after their scripts.
      const timeOf = (name: string) => statSync(at(`site/${name}`)).ctimeMs;
      expect(timeOf('_next/static/second.js')).toBeLessThan(timeOf('second/index.html'));
      const kept = [...others, '_next/static/first.js'];
      expect(left('first.html', 'first.html.br', 'first/index.html', ...kept)).toEqual(kept);
    });

    it('refuses a folder with other files', () => {
      write('www/other/index.html');
      uploadTo('www/site');
      expect(uploadTo('www')).toContain('has other files');
      expect(has('www/index.html')).toBe(false);
      expect(has('www/other/index.html')).toBe(true);
    });

    // Local shells have already expanded . and ~.
    const ofHost = host ? ['', '.', '~', '~ann', '/srv/../root', '/var/www/my site'] : [homedir()];
    it.each([...ofHost, '/', '//', '/.', '/root/', '/home/ann', '/home//ann/', '/Users/ann'])(
      'refuses "%s"',
      (path) => {
        rmSync(at('out/hashed-files.json'));
        expect(upload(`${host}${path}`)).toMatch(
          /is not a folder for a site|without \.\. and spaces/,
        );
      },
    );

    it('restores what the last upload replaced, or says that there is nothing', () => {
      uploadTo('site');
      expect(goBack()).toContain('Nothing to go back to');
      build('second');
      for (let times = 0; times < 2; times += 1) uploadTo('site');
      build('third');
      expect(goBack()).toBe('');
      expect(read('site/index.html')).toBe('first');
      expect(left('first/index.html', 'second.html', 'second')).toEqual(['first/index.html']);
      expect(uploadTo('site')).toBe('');
      expect(read('site/index.html')).toBe('third');
    });

    if (host) return;

    it('refuses an incomplete build', () => {
      rmSync(at('out/hashed-files.json'));
      expect(uploadTo('site')).toContain('has no complete build');
      expect(has('site')).toBe(false);
    });

    it('recovers from an interrupted upload', () => {
      // An interrupted upload leaves its list first.
      write('site/.uploaded-files', 'first.html\nindex.html\n');
      write('site/first.html');
      build('second');
      expect(uploadTo('site')).toBe('');
      expect(has('site/first.html')).toBe(false);
    });

    it('yields to a running upload, but not to a stale lock', () => {
      uploadTo('site');
      build('second');
      const now = Math.floor(Date.now() / 1000);
      write('site/.uploading', `${now}\nother\n`);
      expect(uploadTo('site')).toContain('under way, from other');
      expect(read('site/index.html')).toBe('first');
      write('site/.uploading', `${now - 4000}\nother\n`);
      expect(uploadTo('site')).toBe('');
      expect(has('site/.uploading')).toBe(false);
    });
  },
);
