import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesIn } from '../../tools/files';

/**
 * Gives a page a folder of its own browser with a copy of the project's content, in place of the
 * folder that a person would choose; a browser test cannot answer that dialog.
 */
export async function offerLocalFiles(page: Page) {
  const files = filesIn('content').map((path) => [path, readFileSync(path, 'utf8')] as const);
  await page.goto('/robots.txt');
  await page.evaluate(async (copies) => {
    const root = await navigator.storage.getDirectory();
    // The editor takes a folder for a project by this.
    await root.getDirectoryHandle('.git', { create: true });
    async function copy([path, text]: (typeof copies)[number]) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const step of folders) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writer = await file.createWritable();
      await writer.write(text);
      await writer.close();
    }
    await Promise.all(copies.map(copy));
  }, files);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
}

/** Returns the text of each of those files as it is now, by its path. */
export async function readLocalFiles(page: Page): Promise<Map<string, string>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    async function read(folder: FileSystemDirectoryHandle, path: string) {
      for await (const [name, entry] of folder.entries()) {
        if (entry instanceof FileSystemDirectoryHandle) await read(entry, `${path}${name}/`);
        else found.push([path + name, await (await entry.getFile()).text()]);
      }
    }
    await read(await navigator.storage.getDirectory(), '');
    return found;
  });
  return new Map(files);
}

export async function readLocalFile(page: Page, path: string): Promise<string> {
  return (await readLocalFiles(page)).get(path) ?? '';
}
