import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { EditorConfig } from '../../lib/editor-config';
import { printPolicy } from '../finish-export/policy';
import { backendOf } from './backend';
import { cmsConfig } from './cms-config';
import { adminPage } from './page';
import { adminPolicy } from './policy';

const editor = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/**
 * Takes a folder and where changes are kept (nowhere: in local files) and writes the editing page into
 * the folder: admin.html, and what it loads into admin/.
 */
export async function writeAdmin(folder: string, config?: EditorConfig): Promise<void> {
  const admin = join(folder, 'admin');
  rmSync(admin, { recursive: true, force: true });
  mkdirSync(admin, { recursive: true });
  await bundle(admin);
  writeFileSync(join(admin, 'config.json'), JSON.stringify(cmsConfig(backendOf(config))));
  const page = adminPage(printPolicy(adminPolicy(config)), config === undefined);
  writeFileSync(join(folder, 'admin.html'), page);
}

async function bundle(outdir: string): Promise<void> {
  await build({
    entryPoints: ['scripts/admin/browser/start.ts'],
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'linked',
    logLevel: 'warning',
    // Parts that this site has no use for: maps, code in colors, smaller drawings, other languages.
    external: ['leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', '@shikijs/*', 'svgo/*'],
    loader: { '.json': 'empty' },
  });
  // Its fonts, for letters and icons, with their licenses; the rest is for pictures it would convert.
  const isFont = (path: string) => !/\.(js|map|wasm|png)$/.test(path);
  cpSync(join(editor, 'assets'), join(outdir, 'assets'), { recursive: true, filter: isFont });
}
