import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { backendOf, cmsConfig } from './config';
import type { EditorConfig } from './editor-config';
import { adminPage } from './page';

const editor = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/**
 * Where the editing page for local files lies: beside the site, never in it. A build that runs at the same time
 * keeps .next/cache and deletes the rest of .next.
 */
export const localAdminFolder = '.next/cache/local-admin';

/** Writes the editing page: admin.html, and what it loads into admin/. Without a config it edits local files. */
export async function writeAdmin(folder: string, config?: EditorConfig): Promise<void> {
  const admin = join(folder, 'admin');
  rmSync(admin, { recursive: true, force: true });
  mkdirSync(admin, { recursive: true });
  await bundle(admin);
  writeFileSync(join(admin, 'config.json'), JSON.stringify(cmsConfig(backendOf(config))));
  writeFileSync(join(folder, 'admin.html'), adminPage(config));
}

async function bundle(outdir: string): Promise<void> {
  await build({
    // Otherwise the folder in which this process began.
    absWorkingDir: process.cwd(),
    entryPoints: ['scripts/admin/browser/start.ts'],
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'linked',
    logLevel: 'warning',
    // Parts that this site does not use: maps, highlighted code, optimized drawings, other languages.
    external: ['leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', '@shikijs/*', 'svgo/*'],
    loader: { '.json': 'empty' },
  });
  // Its fonts, for text and icons, with their licenses; the rest is for converting pictures.
  const isFont = (path: string) => !/\.(js|map|wasm|png)$/.test(path);
  cpSync(join(editor, 'assets'), join(outdir, 'assets'), { recursive: true, filter: isFont });
}
