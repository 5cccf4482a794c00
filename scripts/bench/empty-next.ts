import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Effort, runCommand } from './run-command';

const files = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `import { availableParallelism } from 'node:os';
export default { output: 'export', experimental: { cpus: availableParallelism() } };`,
  'app/layout.jsx':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <main><h1>Empty</h1></main>;',
};

const numberedPages = (pages: number) => `export const generateStaticParams = () =>
  Array.from({ length: ${pages} }, (_, index) => ({ n: String(index + 1) }));
export default async ({ params }) => <main><h1>{(await params).n}</h1></main>;`;

/**
 * Takes a new folder inside the project and a number of pages, builds as many empty Next pages there,
 * and returns the export's folder and the build's effort.
 */
export async function buildEmptyNext(folder: string, pages = 1): Promise<Effort & { out: string }> {
  const all = pages > 1 ? { ...files, 'app/[n]/page.jsx': numberedPages(pages) } : files;
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { ...(await runCommand('next', ['build'], folder)), out: join(folder, 'out') };
}
