import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { originalLanguage } from '../../lib/language';
import { filesIn } from '../../tools/files';

export function moveOriginal(folder: string): void {
  const edition = join(folder, originalLanguage);
  renameSync(`${edition}.html`, join(folder, 'index.html'));
  for (const file of filesIn(edition)) {
    const place = join(folder, relative(edition, file));
    mkdirSync(dirname(place), { recursive: true });
    renameSync(file, place);
  }
  rmSync(edition, { recursive: true });
}
