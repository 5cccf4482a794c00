import { writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { filesIn } from '../../tools/files';

export type Scripts = {
  inPage: Record<string, string>;
  /** File addresses by island. */
  ofIslands: Record<string, string[]>;
  text: string;
};

const pageScripts = 'components/page-scripts';
// These modules run after parsing, and load the others.
const modules = ['components/islands/load-islands.ts', `${pageScripts}/start-up.ts`];
const place = '_next/static/chunks';

/** Bundles page scripts and islands, and writes island files into the export. */
export async function bundleScripts(folder: string): Promise<Scripts> {
  const options = {
    // The default is the folder in which this process started.
    absWorkingDir: process.cwd(),
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    outdir: join(folder, place),
    write: false,
  } as const;
  const entries = filesIn(pageScripts).filter((file) => extname(file) === '.ts');
  const inPlace = await build({
    ...options,
    entryPoints: entries.filter((file) => !modules.includes(file)),
    format: 'iife',
  });
  const split = await build({
    ...options,
    entryPoints: modules,
    format: 'esm',
    splitting: true,
    publicPath: `/${place}`,
    chunkNames: '[name]-[hash]',
    metafile: true,
  });
  const inlined = modules.map((file) => basename(file, '.ts'));
  const chunks = split.outputFiles.filter(({ path }) => !inlined.includes(basename(path, '.js')));
  for (const { path, contents } of chunks) writeFileSync(path, contents);
  return {
    inPage: Object.fromEntries(
      [...inPlace.outputFiles, ...split.outputFiles].map(({ path, text }) => [
        basename(path, '.js'),
        text.trim(),
      ]),
    ),
    ofIslands: filesOfIslands(split.metafile.outputs),
    text: chunks.map(({ text }) => text).join('\n'),
  };
}

/** An island's files, its own first, so a page can request all at once. */
function filesOfIslands(outputs: Metafile['outputs']): Record<string, string[]> {
  const withImports = (file: string): string[] => [
    file,
    ...(outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path }) => withImports(path)),
  ];
  const entries = Object.entries(outputs).map(
    ([file, { entryPoint = '' }]) => [basename(entryPoint, '.tsx'), file] as const,
  );
  const hydrate = entries.flatMap(([name, file]) => (name === 'hydrate' ? withImports(file) : []));
  return Object.fromEntries(
    entries.map(([name, file]) => [
      name,
      [...new Set([...withImports(file), ...hydrate])].map((one) => `/${place}/${basename(one)}`),
    ]),
  );
}
