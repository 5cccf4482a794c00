import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Takes a folder and returns the paths of all files in it and below. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
