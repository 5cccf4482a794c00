// Runs a command of this folder: node scripts/run.mjs NAME. It is plain JavaScript without packages, so that
// it works in a fresh clone, where it installs the packages first.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const oldest = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const marker = 'node_modules/.installed-from';
const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash()) {
  console.log('Installing packages ...');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--include=dev'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // Anew: the installation may have written the lock file.
  writeFileSync(marker, lockHash());
}

const { register } = await import('tsx/esm/api');
register();
// The script finds its own parameters where every script does.
const [name] = process.argv.splice(2, 1);
await import(`./${name}.ts`).catch((error) => {
  console.error(process.env.DEBUG ? error : error.message);
  process.exit(1);
});
