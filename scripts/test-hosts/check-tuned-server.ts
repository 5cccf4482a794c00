import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../finish-export/files';
import { readHeaderRules } from '../finish-export/server-files/header-rules';
import {
  checkCompression,
  checkHiddenFiles,
  checkHttps,
  checkRevalidation,
} from './check-delivery';
import { checkHeaders } from './check-headers';
import type { Server } from './server';

/** Takes a server with a configuration of deploy/ and the folder it serves; returns each check's problems. */
export async function checkTunedServer(server: Server, folder: string): Promise<string[][]> {
  const files = filesIn(folder).map((file) => relative(folder, file));
  const hashed = files.filter((file) => /^_next\/static\/.*\.(js|css)$/.test(file));
  const compressed = files.filter(
    (file) =>
      /^(\w+\.(html|txt|xml|webmanifest)|images\/\w+\.svg)$/.test(file) || hashed.includes(file),
  );
  const delivered = new Map([
    ...compressed.map((file) => [`/${file}`, file] as const),
    ['/about', 'about.html'],
    ['/about/', 'about.html'],
  ]);
  const policy = builtPolicy(folder);
  const rules = readHeaderRules('deploy/headers.yml', policy);
  const checks = [
    policy.includes("frame-ancestors 'none'") ? [] : ['has no policy against framing'],
    await checkHeaders(server, rules, `/${hashed[0]}`),
    await checkCompression(server, folder, delivered),
    await checkHiddenFiles(server),
    await checkHttps(server),
    await checkRevalidation(server, '/about'),
  ];
  return checks.map((problems) => problems.map((problem) => `${server.name}: ${problem}`));
}

/** The policy that the build computed, as it wrote it for the one server whose file is plain data. */
function builtPolicy(folder: string): string {
  const file = readFileSync(join(folder, '_headers.cloudfront.json'), 'utf8');
  return JSON.parse(file).SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
}
