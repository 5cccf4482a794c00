import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Changes to a copy of the content. `restore` undoes edits; `leave` changes back and deletes it. */
export function copyContent() {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['content', 'public/images']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  process.chdir(folder);
  const undo: (() => void)[] = [];

  return {
    read: (file: string) => readFileSync(file, 'utf8'),
    write(file: string, text: string | Buffer) {
      mkdirSync(dirname(file), { recursive: true });
      keep(file);
      writeFileSync(file, text);
    },
    remove(file: string) {
      keep(file);
      rmSync(file);
    },
    restore() {
      for (const step of undo.splice(0).reverse()) step();
    },
    leave() {
      process.chdir(home);
      rmSync(folder, { recursive: true });
    },
  };

  function keep(file: string) {
    const before = existsSync(file) && readFileSync(file);
    undo.push(() => (before ? writeFileSync(file, before) : rmSync(file, { force: true })));
  }
}
