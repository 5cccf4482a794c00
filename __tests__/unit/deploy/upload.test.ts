import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary';

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

// Over ssh as well as to a folder here: this stand-in runs on this machine what ssh would run on the other.
const remoteShell = '#!/bin/sh\nwhile [ "$1" = -l ]; do shift 2; done\nshift\nexec sh -c "$*"\n';

// Starting Node.js takes longer than all else, so copies of the files stand in for compressed ones.
const compressor = `#!/bin/sh\nexec find "$4" -type f ! -name '*.br' -exec cp {} {}.br ';'\n`;

(hasRsync ? describe : describe.skip).each(['', 'deploy@example.com:'])(
  'deploy/upload to "%s"',
  (host) => {
    const { at, has, read, write } = temporaryFolder();
    const left = (...names: string[]) => names.filter((name) => has(`site/${name}`));
    /** A build whose files hold the word, with one of that name. */
    const build = (word: string) => {
      rmSync(at('out'), { recursive: true, force: true });
      for (const name of ['index.html', `${word}.html`, `${word}/index.html`])
        write(`out/${name}`, word);
      write(`out/_next/static/${word}.js`, word);
      write('out/hashed-files.json', '{}');
    };
    /** Returns what went wrong; nothing where all went well. */
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

    it('brings the site, with compressed copies, to a folder that is missing or empty', () => {
      // Here with the real compressor.
      rmSync(at('commands/node'));
      write('empty/x');
      rmSync(at('empty/x'));
      for (const name of ['missing', 'empty']) {
        expect(uploadTo(name)).toBe('');
        expect(read(`${name}/index.html`)).toBe('first');
        for (const file of ['index.html.br', '_next/static/first.js.gz'])
          expect(has(`${name}/${file}`)).toBe(true);
        // The list is for the next upload, not for visitors.
        expect(statSync(at(`${name}/.uploaded-files`)).mode & 0o777).toBe(0o600);
      }
    });

    it('takes away what is gone from the site, and nothing else', () => {
      const others = ['shop/index.html', 'first/notes.txt', '.well-known/acme-challenge/token'];
      write(`site/${others[2]}`);
      uploadTo('site');
      for (const name of others) write(`site/${name}`);
      build('second');
      expect(uploadTo('site')).toBe('');
      expect(read('site/second/index.html')).toBe('second');
      // Pages come after the scripts that they name.
      const timeOf = (name: string) => statSync(at(`site/${name}`)).ctimeMs;
      expect(timeOf('_next/static/second.js')).toBeLessThan(timeOf('second/index.html'));
      const kept = [...others, '_next/static/first.js'];
      expect(left('first.html', 'first.html.br', 'first/index.html', ...kept)).toEqual(kept);
    });

    it('refuses a folder of other files, such as the one above', () => {
      write('www/other/index.html');
      uploadTo('www/site');
      expect(uploadTo('www')).toContain('holds other files');
      expect(has('www/index.html')).toBe(false);
      expect(has('www/other/index.html')).toBe(true);
    });

    it('refuses a build that is not complete', () => {
      rmSync(at('out/hashed-files.json'));
      expect(uploadTo('site')).toContain('holds no complete build');
      expect(has('site')).toBe(false);
    });

    // Without a host, the shell that starts the command has resolved . and ~ already.
    const ofHost = host ? ['', '.', '~', '~ann', '/srv/../root', '/var/www/my site'] : [homedir()];
    it.each([...ofHost, '/', '//', '/.', '/root/', '/home/ann', '/home//ann/', '/Users/ann'])(
      'refuses "%s"',
      (path) => {
        // Incomplete, so that nothing is written there even if this fails.
        rmSync(at('out/hashed-files.json'));
        expect(upload(`${host}${path}`)).toMatch(/is no folder for a site|without \.\. and spaces/);
      },
    );

    it('puts back what the last upload replaced, and says so where that is nothing', () => {
      uploadTo('site');
      expect(goBack()).toContain('Nothing to go back to');
      build('second');
      // Twice, as one does who is not sure that the first went well.
      for (let times = 0; times < 2; times += 1) uploadTo('site');
      // A build that nobody uploaded is nothing to go back to.
      build('third');
      expect(goBack()).toBe('');
      expect(read('site/index.html')).toBe('first');
      expect(left('first/index.html', 'second.html', 'second')).toEqual(['first/index.html']);
      expect(uploadTo('site')).toBe('');
      expect(read('site/index.html')).toBe('third');
    });

    it('goes on after an upload that was interrupted', () => {
      // The list is there first, and names what comes.
      write('site/.uploaded-files', 'first.html\nindex.html\n');
      write('site/first.html');
      build('second');
      expect(uploadTo('site')).toBe('');
      expect(has('site/first.html')).toBe(false);
    });

    it('gives way to another upload that is under way, and not to one from hours ago', () => {
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
