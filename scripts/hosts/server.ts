import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/ports';

export type Sent = { address: string; method?: string; sent?: Record<string, string> };
export type Host = { http: string; https: string; process: ChildProcess; stop(): Promise<void> };
type Place = { cwd: string; scheme?: 'http' | 'https'; [variable: string]: string | undefined };

/** Runs a shell script that starts a server, until it answers. Returns undefined if it ends first. */
export async function startHost(
  script: string,
  { cwd, scheme = 'https', ...variables }: Place,
): Promise<Host | undefined> {
  const PORT = String(await freePort());
  const [HTTP, HTTPS] = [`127.0.0.1:${PORT}`, `127.0.0.1:${await freePort()}`];
  const env = { ...process.env, ...variables, ROOT: process.cwd(), HTTP, HTTPS, PORT };
  const server = spawn('sh', ['-c', script], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const kill = () => server.kill();
  process.once('exit', kill);
  const host = { http: `http://${HTTP}`, https: `https://${HTTPS}`, process: server };
  const answers = () => ask(host[scheme], { address: '/' }).catch(() => sleep(100));
  while (!(await answers())) if (server.exitCode !== null) return;
  const stop = async () => {
    process.removeListener('exit', kill);
    if (server.exitCode === null && kill()) await once(server, 'exit');
  };
  return { ...host, stop };
}

/** Asks without following redirects; a status stands among the headers. */
export async function ask(origin: string, { address, method, sent }: Sent) {
  const { request } = origin.startsWith('https:') ? https : http;
  // The test certificate is self-signed.
  const options = { method, headers: sent, rejectUnauthorized: false };
  const [response] = await once(request(origin + address, options).end(), 'response');
  const { statusCode: status, headers } = response as IncomingMessage;
  return { headers: { ...headers, status }, body: Buffer.concat(await response.toArray()) };
}
