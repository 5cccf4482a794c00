import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary';

const { at, has, read, write } = temporaryFolder();
const hasRsync = spawnSync('rsync', ['--version']).status === 0;
const guide = readFileSync(join(__dirname, '../../../deploy/README.md'), 'utf8');
const lines = guide.split('\n').filter((line) => line.startsWith('rsync '));

function build(word: string): void {
  rmSync(at('out'), { recursive: true, force: true });
  const pages = ['index.html', `${word}.html`, `${word}/index.html`];
  for (const name of [...pages, '.well-known/security.txt']) write(`out/${name}`, word);
  write(`out/_next/static/chunks/${word}.js`, word);
}

/** Runs the guide's lines as they are, with a folder for the server. */
function upload(): void {
  const script = lines
    .join('\n')
    .replaceAll('deploy@example.com:/var/www/claimlantern', at('site'));
  const { status, stderr } = spawnSync('sh', ['-ec', script], { cwd: at(), encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

(hasRsync ? describe : describe.skip)('the lines that upload the site', () => {
  beforeEach(() => {
    write('site/.htaccess');
    build('first');
    upload();
  });

  it('put it into an empty folder', () => {
    expect(lines).toHaveLength(2);
    for (const name of ['index.html', 'first/index.html', '.well-known/security.txt'])
      expect(read(`site/${name}`)).toBe('first');
    expect(read('site/_next/static/chunks/first.js')).toBe('first');
  });

  it('replace pages and keep hashed files, which open pages may still need', () => {
    build('second');
    upload();
    expect(read('site/index.html')).toBe('second');
    const old = ['first.html', 'first/index.html', '_next/static/chunks/first.js'];
    expect(old.filter((name) => has(`site/${name}`))).toEqual(['_next/static/chunks/first.js']);
    // Pages must arrive after their scripts.
    const timeOf = (name: string) => statSync(at(`site/${name}`)).ctimeMs;
    expect(timeOf('_next/static/chunks/second.js')).toBeLessThan(timeOf('index.html'));
  });

  it('keep the server’s own hidden files', () => {
    const own = ['.htaccess', '.well-known/acme-challenge/token'];
    for (const name of own) write(`site/${name}`);
    upload();
    expect(own.filter((name) => has(`site/${name}`))).toEqual(own);
  });
});
