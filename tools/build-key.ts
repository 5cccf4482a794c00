import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settingNames } from '../lib/settings-schema';
import { filesIn } from './files';
import { buildParts } from './test-site';

type Environment = Record<string, string | undefined>;

// npm writes here what is installed. Tests build from a folder without packages.
const installed = join(import.meta.dirname, '../node_modules/.package-lock.json');

/** A hash of all that a build is made with apart from content and pictures: code, packages, settings, Node and place. */
export function buildKey(folder: string, environment: Environment): string {
  const names = buildParts.filter((part) => part !== 'content' && part !== 'public');
  const files = names.flatMap((name) => {
    const place = join(folder, name);
    return statSync(place).isFile() ? place : filesIn(place).sort();
  });
  const settings = settingNames.map((name) => environment[name] ?? '');
  const { version, platform, arch } = process;
  return hashOf(
    JSON.stringify([version, platform, arch, resolve(folder), settings]),
    hashOfFiles([installed, ...files]),
  );
}

/** A hash of files' names and contents. */
export function hashOfFiles(files: readonly string[]): string {
  return hashOf(...files.flatMap((file) => [file, readFileSync(file)]));
}

/** A hash that differs if any part does. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\n`).update(part);
  return hash.digest('hex');
}
