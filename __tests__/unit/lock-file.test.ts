import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = Record<string, { optionalDependencies?: Record<string, string> }>;

const file = join(__dirname, '../../package-lock.json');
const packages: Locked = JSON.parse(readFileSync(file, 'utf8')).packages;

it('the lock file lists the binaries of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
