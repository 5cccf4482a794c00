import { writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { filesIn } from '../../tools/files';

export type Scripts = {
  /** Code by name. */
  inPage: Record<string, string>;
  /** Addresses of the scripts that all pages share, by name. */
  inFiles: Record<string, string>;
  /** File addresses by island. */
  ofIslands: Record<string, string[]>;
  /** What the files contain. */
  text: string;
};

const pageScripts = 'components/page-scripts';
// These run after parsing, and load the others.
const files = [`${pageScripts}/start-up.ts`, 'components/islands/load-islands.ts'];
export const chunkFolder = '_next/static/chunks';

// Does what islands use of React, in a fifth of its bytes.
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Bundles page scripts and islands, and writes island files into the export. */
export async function bundleScripts(folder: string): Promise<Scripts> {
  const options = {
    // The default is the folder in which this process started.
    absWorkingDir: process.cwd(),
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    outdir: join(folder, chunkFolder),
    write: false,
  } as const;
  const entries = filesIn(pageScripts).filter(
    (file) => extname(file) === '.ts' && dirname(file) === pageScripts,
  );
  const inPlace = await build({
    ...options,
    entryPoints: entries.filter((file) => !files.includes(file)),
    format: 'iife',
  });
  const split = await build({
    ...options,
    entryPoints: files,
    alias: preact,
    format: 'esm',
    splitting: true,
    publicPath: `/${chunkFolder}`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
  });
  const { outputs } = split.metafile;
  for (const { path, contents } of split.outputFiles) writeFileSync(path, contents);
  return {
    inPage: Object.fromEntries(
      inPlace.outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()]),
    ),
    inFiles: Object.fromEntries(
      Object.entries(outputs)
        .filter(([, { entryPoint = '' }]) => files.includes(entryPoint))
        .map(([file, { entryPoint = '' }]) => [basename(entryPoint, '.ts'), scriptAddress(file)]),
    ),
    ofIslands: filesOfIslands(outputs),
    text: split.outputFiles.map(({ text }) => text).join('\n'),
  };
}

const scriptAddress = (file: string) => `/${chunkFolder}/${basename(file)}`;

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
      [...new Set([...withImports(file), ...hydrate])].map(scriptAddress),
    ]),
  );
}
