// Installs the packages if needed, and runs a script. Plain JavaScript, so a fresh clone can install the packages first.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const marker = 'node_modules/.installed-from';
const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash()) {
  console.log('Installing packages ...');
  // Leaves the lock file unchanged. Windows starts npm only in a shell.
  const command = 'npm install --no-save --include=dev';
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, lockHash());
}

const { register } = await import('tsx/esm/api');
register();
// Scripts read their parameters from the usual place.
const [name] = process.argv.splice(2, 1);
if (name)
  await import(`./${name}.ts`).catch((error) => {
    console.error(process.env.DEBUG ? error : error.message);
    process.exit(1);
  });
