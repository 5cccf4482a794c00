import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { cmsBackend, cmsConfig } from './config';
import type { EditorConfig } from './editor-config';
import { adminPage } from './page';

const editor = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** Folder of the local editing page. Builds keep .next/cache and delete the rest of .next. */
export const localAdminFolder = '.next/cache/local-admin';

/** Writes admin.html and admin/. Without a config it edits local files. */
export async function writeAdmin(folder: string, config?: EditorConfig): Promise<void> {
  const admin = join(folder, 'admin');
  rmSync(admin, { recursive: true, force: true });
  await build({
    absWorkingDir: process.cwd(),
    entryPoints: ['scripts/admin/browser/start.ts'],
    outdir: admin,
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'linked',
    // Unused features: maps, code highlighting, SVG optimization, other languages.
    external: ['leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', '@shikijs/*', 'svgo/*'],
    loader: { '.json': 'empty' },
  });
  // Fonts and licenses only; the other assets convert pictures.
  const isFont = (path: string) => !/\.(js|map|wasm|png)$/.test(path);
  cpSync(join(editor, 'assets'), join(admin, 'assets'), { recursive: true, filter: isFont });
  writeFileSync(join(admin, 'config.json'), JSON.stringify(cmsConfig(cmsBackend(config))));
  writeFileSync(join(folder, 'admin.html'), adminPage(config));
}
