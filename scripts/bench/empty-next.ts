import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFiles } from '../finish-export/compress';

const files = {
  'package.json': '{ "private": true }',
  'next.config.mjs': "export default { output: 'export' };",
  'app/layout.jsx':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <main><h1>Empty</h1></main>;',
};

/** Takes a new folder inside the project, builds an empty Next page there, and returns its export. */
export async function buildEmptyNext(folder: string): Promise<string> {
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { status } = spawnSync(resolve('node_modules/.bin/next'), ['build'], {
    cwd: folder,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error(`The empty Next page in ${folder} does not build.`);
  const out = join(folder, 'out');
  await compressFiles(out);
  return out;
}
