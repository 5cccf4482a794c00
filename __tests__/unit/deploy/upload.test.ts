import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

// Over ssh as well as to a folder here: this stand-in runs on this machine what ssh would run on the other.
const remoteShell = '#!/bin/sh\nwhile [ "$1" = -l ]; do shift 2; done\nshift\nexec sh -c "$*"\n';

// Starting Node.js takes longer than all else, so copies of the files stand in for compressed ones.
const compressor = `#!/bin/sh\nexec find "$4" -type f ! -name '*.br' -exec cp {} {}.br ';'\n`;

(hasRsync ? describe : describe.skip).each(['', 'deploy@example.com:'])(
  'deploy/upload to "%s"',
  (host) => {
    let place: string;
    const at = (...names: string[]) => join(place, ...names);
    const write = (name: string, text = name) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    };
    const read = (name: string) => readFileSync(at(name), 'utf8');
    /** A build whose files hold the word, with one of that name. */
    const build = (word: string) => {
      rmSync(at('out'), { recursive: true, force: true });
      for (const name of ['index.html', `${word}.html`, `${word}/index.html`])
        write(`out/${name}`, word);
      write(`out/_next/static/${word}.js`, word);
      write('out/hashed-files.json', '{}');
    };
    const upload = (...parameters: string[]) => {
      const { status, stderr } = spawnSync(join(__dirname, '../../../deploy/upload'), parameters, {
        encoding: 'utf8',
        cwd: place,
        env: {
          ...process.env,
          RSYNC_RSH: at('ssh'),
          UPLOAD_PAUSE: '0',
          PATH: `${at('commands')}:${process.env['PATH']}`,
        },
      });
      return { isDone: status === 0, problem: stderr };
    };
    const uploadTo = (name: string) => upload(`${host}${at(name)}`, at('out'));

    beforeEach(() => {
      place = mkdtempSync(join(tmpdir(), 'upload-'));
      writeFileSync(at('ssh'), remoteShell, { mode: 0o755 });
      mkdirSync(at('commands'));
      writeFileSync(at('commands/node'), compressor, { mode: 0o755 });
      build('first');
    });
    afterEach(() => rmSync(place, { recursive: true }));

    it('brings the site, with compressed copies, to a folder that is missing or empty', () => {
      // Here with the real compressor.
      rmSync(at('commands/node'));
      mkdirSync(at('empty'));
      for (const name of ['missing', 'empty']) {
        expect(uploadTo(name)).toEqual({ isDone: true, problem: '' });
        expect(read(`${name}/index.html`)).toBe('first');
        for (const file of ['index.html.br', '_next/static/first.js.gz'])
          expect(existsSync(at(name, file))).toBe(true);
        // The list is for the next upload, not for visitors.
        expect(statSync(at(name, '.uploaded-files')).mode & 0o777).toBe(0o600);
      }
    });

    it('takes away what is gone from the site, and nothing else', () => {
      write('site/.well-known/acme-challenge/token');
      uploadTo('site');
      for (const name of ['site/shop/index.html', 'site/first/notes.txt', 'site/google1.html'])
        write(name);
      build('second');
      expect(uploadTo('site').isDone).toBe(true);
      expect(read('site/second/index.html')).toBe('second');
      // Pages come after the scripts that they name.
      const timeOf = (name: string) => statSync(at('site', name)).ctimeMs;
      expect(timeOf('_next/static/second.js')).toBeLessThan(timeOf('second/index.html'));
      for (const name of ['first.html', 'first.html.br', 'first/index.html'])
        expect(existsSync(at('site', name))).toBe(false);
      for (const name of [
        '.well-known/acme-challenge/token',
        '_next/static/first.js',
        'shop/index.html',
        'first/notes.txt',
        'google1.html',
      ])
        expect(existsSync(at('site', name))).toBe(true);
    });

    it('refuses a folder of other files, such as the one above', () => {
      mkdirSync(at('www'));
      uploadTo('www/site');
      write('www/other/index.html');
      const { isDone, problem } = uploadTo('www');
      expect({ isDone, problem }).toEqual({
        isDone: false,
        problem: expect.stringContaining('holds other files'),
      });
      expect(existsSync(at('www/index.html'))).toBe(false);
      expect(read('www/other/index.html')).toBe('www/other/index.html');
    });

    it('refuses a build that is not complete', () => {
      rmSync(at('out/hashed-files.json'));
      expect(uploadTo('site').problem).toContain('holds no complete build');
      expect(existsSync(at('site'))).toBe(false);
    });

    // Without a host, the shell that starts the command has resolved . and ~ already.
    const ofHost = host ? ['', '.', '~', '~ann', '/srv/../root', '/var/www/my site'] : [homedir()];
    it.each([...ofHost, '/', '//', '/.', '/root/', '/home/ann', '/home//ann/', '/Users/ann'])(
      'refuses "%s"',
      (path) => {
        // Incomplete, so that nothing is written there even if this fails.
        rmSync(at('out/hashed-files.json'));
        const { isDone, problem } = upload(`${host}${path}`, at('out'));
        expect(isDone).toBe(false);
        expect(problem).toMatch(/is no folder for a site|without \.\. and spaces/);
      },
    );

    it('puts back what the last upload replaced', () => {
      uploadTo('site');
      build('second');
      // Twice, as one does who is not sure that the first went well.
      for (let times = 0; times < 2; times += 1) uploadTo('site');
      // A build that nobody uploaded is nothing to go back to.
      build('third');
      expect(upload('--back', `${host}${at('site')}`, at('out')).isDone).toBe(true);
      expect(read('site/index.html')).toBe('first');
      expect(read('site/first/index.html')).toBe('first');
      for (const name of ['second.html', 'second'])
        expect(existsSync(at('site', name))).toBe(false);
      expect(uploadTo('site').isDone).toBe(true);
      expect(read('site/index.html')).toBe('third');
    });

    it('says so where there is nothing to go back to', () => {
      uploadTo('site');
      const { problem } = upload('--back', `${host}${at('site')}`, at('out'));
      expect(problem).toContain('Nothing to go back to');
      expect(read('site/index.html')).toBe('first');
    });

    it('goes on after an upload that was interrupted', () => {
      // The list is there first, and names what comes.
      write('site/.uploaded-files', 'first.html\nindex.html\n');
      write('site/first.html');
      build('second');
      expect(uploadTo('site').isDone).toBe(true);
      expect(existsSync(at('site/first.html'))).toBe(false);
    });

    it('gives way to another upload that is under way, and not to one from hours ago', () => {
      uploadTo('site');
      build('second');
      const now = Math.floor(Date.now() / 1000);
      write('site/.uploading', `${now}\nother\n`);
      expect(uploadTo('site').problem).toContain('under way, from other');
      expect(read('site/index.html')).toBe('first');
      write('site/.uploading', `${now - 4000}\nother\n`);
      expect(uploadTo('site').isDone).toBe(true);
      expect(existsSync(at('site/.uploading'))).toBe(false);
    });
  },
);
