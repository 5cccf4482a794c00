import '../tools/load-env';
import { buildForTests, buildSite } from '../tools/build-site';
import { readPorts, requireFreePorts } from '../tools/ports';
import { printAddresses, serveSite } from '../tools/serve-site';
import { readEditorConfig } from './admin/editor-config';
import { localAdminFolder, writeAdmin } from './admin/write-admin';

// Everything runs in this process, so Ctrl-C ends all of it at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const ports = readPorts(process.env);
await requireFreePorts(ports);
// Mails and canonical links name the address it runs at.
process.env['NEXT_PUBLIC_SITE_URL'] ||= `http://localhost:${ports.site}`;
// For the browser tests: their requests may ask the mail service for faults.
const isTest = process.argv.includes('--faults');
// Of the test site, also the templates of its e-mails.
if (isTest) process.chdir(buildForTests());
else buildSite();
// The build holds an editing page only for a repository; here it may edit this computer's files.
if (!readEditorConfig()) await writeAdmin(localAdminFolder);
await serveSite('out', ports, { playsFaults: isTest, alongside: localAdminFolder });
printAddresses(ports);
