import { buildSite } from '../tools/build-site';
import { setTestEnvironment } from '../tools/test-environment';
import { compressFiles } from './export/copies';
import { checkLogs, checkRedirects, checksOf } from './hosts/checks';
import { startRealAccount } from './hosts/real-account';
import { startServers } from './hosts/servers';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
setTestEnvironment();
buildSite();
await compressFiles('out');
const { servers, missing, site } = await startServers('out');

let [passed, failed] = [0, 0];
await report('out/', 'redirects', checkRedirects('out'));
for (const server of servers)
  for (const [check, run] of Object.entries(checksOf('out', server)))
    await report(server.name, check, run());
const sendFrom = await startRealAccount(site);
for (const server of servers.filter(({ isTuned }) => isTuned))
  for (const [check, run] of [
    ['demonstration to real account', sendFrom],
    ['logs of that visit', checkLogs],
  ] as const)
    await report(server.name, check, run(server));
for (const name of missing) {
  if (process.env.CI) await report(name, 'start', ['is not installed']);
  else console.log(`${name} is not installed.`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function report(server: string, check: string, result: string[] | Promise<string[]>) {
  const problems = await Promise.resolve(result).catch(({ message }) => [message]);
  if (problems.length > 0) failed += 1;
  else passed += 1;
  console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${server.padEnd(15)} ${check}`);
  for (const problem of problems) console.log(`       ${problem}`);
}
