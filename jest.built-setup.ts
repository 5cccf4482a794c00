import { join } from 'node:path';
import { buildForTests } from './tools/build-site';
import { isComplete } from './tools/complete-build';

type Project = { globals: { builtSite?: string } };

export default function setUp(_: unknown, { globals: { builtSite = '.' } }: Project) {
  if (builtSite === '.test-site') buildForTests();
  else if (!isComplete(join(builtSite, 'out')))
    throw new Error(`${builtSite}/out has no complete build; npm test makes it.`);
}
