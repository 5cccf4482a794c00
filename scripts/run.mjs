// Installs the packages if needed, and runs a script. Plain JavaScript, so a fresh clone can install the packages first.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
const installed = packagesIn('node_modules/.package-lock.json');
const needed = Object.entries(packagesIn('package-lock.json')).filter(
  // The first is this project; optional ones are for other systems.
  ([path, { optional, version }]) => path && !optional && installed[path]?.version !== version,
);
if (needed.length > 0) await install(needed.length);

const { register } = await import('tsx/esm/api');
register();
// Scripts read their parameters from the usual place.
const [name] = process.argv.splice(2, 1);
if (name)
  await import(`./${name}.ts`).catch((error) => {
    console.error(process.env.DEBUG ? error : error.message);
    process.exit(1);
  });

/** Leaves the lock file unchanged, and counts the packages that have arrived. */
async function install(count) {
  console.log(`Installing ${count} packages, which takes minutes and up to 1 GB ...`);
  // Windows starts npm only in a shell.
  const command = 'npm install --no-save --include=dev --loglevel=http';
  const child = spawn(command, { stdio: ['inherit', 'inherit', 'pipe'], shell: true });
  let arrived = 0;
  for await (const line of createInterface(child.stderr)) {
    if (!line.startsWith('npm http')) console.error(line);
    if (!line.startsWith('npm http') || !line.includes('.tgz')) continue;
    arrived += 1;
    if (arrived % 50 === 0) console.log(`  ${arrived}`);
  }
  const status = child.exitCode ?? (await new Promise((resolve) => child.on('close', resolve)));
  if (status !== 0) process.exit(status ?? 1);
}
