import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesIn } from '../../tools/files';

/** Offers the project's content as a virtual folder: tests can't answer the folder dialog. */
export async function offerLocalFiles(page: Page) {
  const files = filesIn('content').map((path) => [path, readFileSync(path, 'utf8')] as const);
  await page.goto('/robots.txt');
  await page.evaluate(async (copies) => {
    const root = await navigator.storage.getDirectory();
    // The editor recognizes projects by this folder.
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
