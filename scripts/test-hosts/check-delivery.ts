import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from './check-addresses';
import type { Server } from './server';
import { ask, visit } from './visit';

const notForVisitors = [
  '/_headers',
  '/_redirects',
  '/_headers.nginx',
  '/_headers.caddy',
  '/_headers.cloudfront.json',
  '/.htaccess',
];

/**
 * Takes a tuned server, the folder it serves, and addresses with the files in it that they stand for;
 * returns which are not handed out compressed.
 */
export async function checkCompression(
  server: Server,
  folder: string,
  files: ReadonlyMap<string, string>,
) {
  const problems: string[] = [];
  const encodings = [
    { accepted: 'gzip', encoding: 'gzip', suffix: '.gz' },
    { accepted: 'identity', encoding: undefined, suffix: '' },
    ...(server.hasBrotli
      ? [{ accepted: 'gzip, deflate, br, zstd', encoding: 'br', suffix: '.br' }]
      : []),
  ];
  for (const [address, file] of files) {
    for (const { accepted, encoding, suffix } of encodings) {
      const { headers, body } = await ask(server, address, { 'accept-encoding': accepted });
      const isRight = body.equals(readFileSync(join(folder, file + suffix)));
      const type = headers['content-type'] ?? '';
      const what = `${address} asked for as "${accepted}"`;
      if (headers['content-encoding'] !== encoding || !isRight) {
        problems.push(`${what} comes as ${headers['content-encoding']}`);
      }
      if (!contentTypes[file.split('.').pop() ?? '']?.test(type)) {
        problems.push(`${what} has the content type "${type}"`);
      }
      if (!/accept-encoding/i.test(headers.vary ?? '')) problems.push(`${what} has no Vary`);
    }
  }
  return problems;
}

/** Takes a tuned server and returns which files for servers it shows to visitors. */
export async function checkHiddenFiles(server: Server): Promise<string[]> {
  const answers = await Promise.all(notForVisitors.map((address) => ask(server, address)));
  // Apache refuses its own file before it looks for it.
  return answers
    .filter(({ status }) => status !== 404 && status !== 403)
    .map(({ address, status }) => `${address.pathname} has status ${status}`);
}

/** Takes a tuned server and returns what is wrong with its way from HTTP to HTTPS. */
export async function checkHttps(server: Server): Promise<string[]> {
  const { host, origin } = new URL(server.origin);
  const answer = await visit(server, `http://${host}/formInput?accidentId=a+b&zipCode=90210`);
  // The test's ports stand where a visitor's address has none.
  const found = answer.address.href.replace(/:\d+\//, '/');
  const isRight = found === `${origin}/formInput?accidentId=a+b&zipCode=90210`;
  return isRight && answer.redirects === 1
    ? []
    : [`HTTP leads to ${found} in ${answer.redirects} steps`];
}

/** Takes a tuned server and an address and returns whether an unchanged file is sent a second time. */
export async function checkRevalidation(server: Server, address: string): Promise<string[]> {
  const { headers } = await ask(server, address);
  const { status } = await ask(server, address, { 'if-none-match': headers.etag ?? '' });
  return status === 304 ? [] : [`${address}, asked for again, has status ${status}`];
}
