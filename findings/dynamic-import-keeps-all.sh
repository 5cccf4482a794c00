#!/usr/bin/env bash
# esbuild 0.28.2 and rollup 4.62.0: a module of which only one export is used, imported with and without await import().
# Guess: `const { used } = await import('./records')` names what is needed as plainly as a static import does, so a
# bundler that splits leaves the rest out.
# Seen: rollup does. esbuild leaves the rest out of a static import only; of the dynamic one every export stays in the
# chunk, also those that nothing in the project names. To ship less, give what is loaded later a file of its own.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y > /dev/null
npm install --no-audit --no-fund --silent esbuild@0.28.2 rollup@4.62.0
cat > records.js << 'SCRIPT'
export const used = () => 'kept for the visitor';
export const unused = () => 'named by nobody';
SCRIPT
echo "import { used } from './records.js'; console.log(used());" > static.js
echo "const { used } = await import('./records.js'); console.log(used());" > dynamic.js
cat > try.mjs << 'SCRIPT'
import assert from 'node:assert';
import { build } from 'esbuild';
import { rollup } from 'rollup';

const ships = {};
for (const entry of ['static', 'dynamic']) {
  const input = `./${entry}.js`;
  const options = { bundle: true, splitting: true, format: 'esm', minify: true, write: false, outdir: 'out' };
  const { outputFiles } = await build({ ...options, entryPoints: [input] });
  const { output } = await (await rollup({ input })).generate({ format: 'es' });
  const codes = { esbuild: outputFiles.map(({ text }) => text), rollup: output.map(({ code }) => code) };
  for (const [bundler, files] of Object.entries(codes)) {
    const code = files.join('');
    assert.ok(code.includes('kept for the visitor'));
    ships[`${bundler}, ${entry} import`] = { 'unused export ships': code.includes('named by nobody') };
  }
}
console.table(ships);
assert.deepEqual(
  Object.values(ships).map((row) => row['unused export ships']),
  [false, false, true, false],
);
SCRIPT
node try.mjs
