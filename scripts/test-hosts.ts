import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSite } from '../tools/build-site';
import { useTestEnvironment } from '../tools/test-environment';
import { compressFiles } from './export/copies';
import { checkRedirects, checksOf } from './hosts/checks';
import { checkRealAccount } from './hosts/real-account';
import { startServers } from './hosts/servers';

// Serves out/ by every web server that this machine has, as Debian configures it and as deploy/ does, and
// checks addresses and headers. The build is the demonstration. Installs nothing: .ci/run does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
useTestEnvironment();
buildSite();
await compressFiles('out');
const { servers, missing, site } = await startServers('out');

const results = [{ server: 'out/', check: 'redirects', problems: checkRedirects('out') }];
const checked = servers.flatMap((server) =>
  Object.entries(checksOf('out', server)).map(async ([check, run]) => {
    return { server: server.name, check, problems: await run(server) };
  }),
);
results.push(...(await Promise.all(checked)));
const tuned = servers.filter(({ https }) => https);
for (const { server, problems } of await checkRealAccount(tuned, site))
  results.push({ server: server.name, check: 'demonstration to real account', problems });
for (const server of missing) {
  console.log(`${server} is not installed.`);
  if (process.env.CI) results.push({ server, check: 'start', problems: ['is not installed'] });
}
for (const { server, check, problems } of results) {
  console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${server.padEnd(15)} ${check}`);
  for (const problem of problems) console.log(`       ${problem}`);
}
const failed = results.filter(({ problems }) => problems.length > 0).length;
const passed = results.length - failed;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/hosts.json', JSON.stringify({ passed, failed }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
