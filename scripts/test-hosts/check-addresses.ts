import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wanted } from './addresses';
import type { Server } from './server';
import { type Answer, visit } from './visit';

/** What a server made of an address: the most redirects it took, what went wrong, and what is known. */
export type Result = { redirects: number; problems: string[]; notes: string[] };

export const contentTypes: Record<string, RegExp> = {
  html: /^text\/html/,
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  xml: /^(text|application)\/xml/,
  txt: /^text\/plain/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  woff2: /^font\/woff2/,
  webmanifest: /^application\/manifest\+json/,
};

/** Takes a server, the folder it serves and an address and asks for it in every way. */
export async function checkAddress(
  server: Server,
  folder: string,
  wanted: Wanted,
): Promise<Result> {
  const result: Result = { redirects: 0, problems: [], notes: [] };
  const expected = readFileSync(join(folder, wanted.file));
  for (const way of wanted.ways) {
    const answer = await visit(server, way);
    result.redirects = Math.max(result.redirects, answer.redirects);
    const wrong = judge(server, wanted, way, answer, expected);
    result.problems.push(...wrong.map((problem) => `${server.name}: ${way} ${problem}`));
    if (lostQueryOfItsOwn(server, way, answer)) {
      result.notes.push(
        `${server.name} drops the query string where it redirects /x to /x/, a fault fixed in its version 2.8. With deploy/Caddyfile it redirects nothing.`,
      );
    }
  }
  return result;
}

function judge(server: Server, wanted: Wanted, way: string, answer: Answer, expected: Buffer) {
  const problems: string[] = [];
  const isShown = answer.status === 200 || server.isTuned;
  if (answer.status !== wanted.status) problems.push(`has status ${answer.status}`);
  if (isShown && !answer.body.equals(expected)) problems.push(`is not ${wanted.file}`);
  if (server.isTuned && answer.redirects > 0) {
    problems.push(`is redirected to ${answer.address.href}`);
  }
  const query = new URL(way, server.origin).search;
  if (answer.address.search !== query && !lostQueryOfItsOwn(server, way, answer)) {
    problems.push(`arrives with the query "${answer.address.search}"`);
  }
  const ending = wanted.file.split('.').pop() ?? '';
  const type = answer.headers['content-type'] ?? '';
  // Which other types a server knows is its own affair, until it is told.
  if ((server.isTuned || ending === 'html') && isShown && !contentTypes[ending]?.test(type)) {
    problems.push(`has the content type "${type}"`);
  }
  return problems;
}

function lostQueryOfItsOwn(server: Server, way: string, answer: Answer): boolean {
  const lost = way.includes('?') && answer.address.search === '';
  return lost && answer.redirects > 0 && Boolean(server.losesQueryOnRedirect);
}
