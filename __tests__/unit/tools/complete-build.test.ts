import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isComplete, lastFile, putInPlace } from '@/tools/complete-build';

describe('out/', () => {
  let place: string;
  const folder = (name: string) => join(place, name);
  const build = (name: string, ...files: string[]) => {
    mkdirSync(folder(name), { recursive: true });
    for (const file of files) writeFileSync(join(folder(name), file), name);
  };
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'build-'));
    build('out', 'index.html', 'gone.html', lastFile);
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it('becomes the new build as a whole', () => {
    build('new', 'index.html', lastFile);
    putInPlace(folder('new'), folder('out'));
    expect(readFileSync(join(folder('out'), 'index.html'), 'utf8')).toBe('new');
    expect(existsSync(join(folder('out'), 'gone.html'))).toBe(false);
    expect(existsSync(folder('new'))).toBe(false);
  });

  it('stays the last complete build when the new one is not complete', () => {
    build('new', 'index.html');
    expect(() => putInPlace(folder('new'), folder('out'))).toThrow('no complete build');
    expect(isComplete(folder('out'))).toBe(true);
    expect(readFileSync(join(folder('out'), 'index.html'), 'utf8')).toBe('out');
  });

  it('is made where there is none', () => {
    build('new', lastFile);
    rmSync(folder('out'), { recursive: true });
    putInPlace(folder('new'), folder('out'));
    expect(isComplete(folder('out'))).toBe(true);
  });
});
