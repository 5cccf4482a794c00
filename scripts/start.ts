import '../tools/load-env';
import { buildCopy, buildForTests } from '../tools/build-site';
import { readPorts, requireFreePorts } from '../tools/ports';
import { printAddresses, serveSite } from '../tools/serve-site';
import { readEditorConfig } from './admin/editor-config';
import { localAdminFolder, writeAdmin } from './admin/write-admin';

// Everything runs in this process, so Ctrl-C stops all of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const ports = readPorts(process.env);
await requireFreePorts(ports);
// Lets browser tests request mail faults.
const isTest = process.argv.includes('--faults');
// Use the test site's e-mail templates.
if (isTest) process.chdir(buildForTests());
else buildCopy('.');
// Without a repository, serve an editing page for local files.
if (!readEditorConfig()) await writeAdmin(localAdminFolder);
await serveSite('out', ports, { playsFaults: isTest, alongside: localAdminFolder });
printAddresses(ports);
