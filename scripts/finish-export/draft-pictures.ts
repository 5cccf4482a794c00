import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the exported folder and the published articles' numbers, and removes the pictures of all others. */
export function removeDraftPictures(folder: string, published: readonly number[]): void {
  const blogs = join(folder, 'images', 'blogs');
  const folders = existsSync(blogs) ? readdirSync(blogs) : [];
  for (const name of folders.filter((one) => !published.includes(Number(one)))) {
    rmSync(join(blogs, name), { recursive: true });
  }
}
