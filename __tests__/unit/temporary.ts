import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (name = '') => join(folder, name);
  return {
    at,
    has: (name: string) => existsSync(at(name)),
    read: (name: string) => readFileSync(at(name), 'utf8'),
    write(name: string, text: string | Buffer = name) {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
  };
}
