import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaderRules } from '../tools/header-rules';
import { serverHeaders } from './headers/server-headers';

for (const [name, text] of Object.entries(serverHeaders(readHeaderRules()))) {
  writeFileSync(join('deploy/headers', name), text);
}
