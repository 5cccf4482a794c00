import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaderRules } from '../tools/header-rules';
import { serverHeaders } from './headers/server-headers';

// Writes deploy/headers.yml in the words of each kind of server that one configures oneself.
for (const [name, text] of Object.entries(serverHeaders(readHeaderRules()))) {
  writeFileSync(join('deploy/headers', name), text);
}
