import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSite } from './build-site';
import { checkRedirectPages, wantedAddresses } from './test-hosts/addresses';
import { checkAddress } from './test-hosts/check-addresses';
import { checkTunedServer } from './test-hosts/check-tuned-server';
import { installPackages, isInstalled } from './test-hosts/packages';
import { printScores, printTable } from './test-hosts/print-table';
import { makeSandbox, removeSandbox } from './test-hosts/sandbox';
import { scanServer } from './test-hosts/scan-server';
import { startServers } from './test-hosts/start-servers';

// Serves out/ by every server this machine can have, as its distribution and as deploy/ configure it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
buildSite();
installPackages();
if (!isInstalled('openssl')) throw new Error('Install openssl: the servers need a certificate.');
const sandbox = makeSandbox('out');
process.on('exit', () => removeSandbox(sandbox));
const servers = await startServers(sandbox);

const results = [];
for (const wanted of wantedAddresses('out')) {
  const checked = servers.map((server) => checkAddress(server, 'out', wanted));
  results.push({ address: wanted.address, cells: await Promise.all(checked) });
}
printTable(
  servers.map(({ name }) => name),
  results,
);
const cells = results.flatMap((row) => row.cells);
const checks = cells.map(({ problems }) => problems);

const tuned = servers.filter(({ isTuned }) => isTuned);
for (const server of tuned) checks.push(...(await checkTunedServer(server, 'out')));
const scans = await Promise.all(tuned.map(scanServer));
printScores(scans);
checks.push(...scans.map(({ name, grade }) => (grade === 'A+' ? [] : [`${name} scores ${grade}`])));
checks.push(checkRedirectPages('out'));
await Promise.all(servers.map(({ stop }) => stop()));

for (const note of new Set(cells.flatMap(({ notes }) => notes))) console.log(`* ${note}`);
for (const problem of checks.flat()) console.error(problem);
const failed = checks.filter((problems) => problems.length > 0).length;
const passed = checks.length - failed;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/hosts.json', JSON.stringify({ passed, failed }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
