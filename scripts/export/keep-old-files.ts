import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { completionMarker, isComplete } from '../../tools/complete-build';

const days = 30;
// Hashed files with the day since which no page requests them; null while one does.
const listSchema = z.record(
  z.string().regex(/^_next\/static\/(?!.*\.\.)[\w.~/-]+$/),
  z.iso.date().nullable(),
);
type List = z.infer<typeof listSchema>;

/**
 * Copies hashed files of earlier builds from the live site, except those unused for 30 days.
 * Returns their number and any problems. Throws if the folder has no complete build.
 */
export async function keepOldFiles(
  site: string,
  folder: string,
  now = new Date(),
  patience = 20_000,
): Promise<{ kept: number; problems: string[] }> {
  if (!isComplete(folder)) throw new Error(`${folder} has no complete build. Run npm run build.`);
  const list = parseList(readFileSync(join(folder, completionMarker), 'utf8'));
  const own = new Set(Object.keys(list));
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const signal = AbortSignal.timeout(patience);
  const problems: string[] = [];
  const note = (error: Error) => void problems.push(error.message);
  const before = await fetchFile(site, completionMarker, signal)
    .then((content) => parseList(content.toString()))
    .catch(note);
  const wanted = Object.entries(before ?? {})
    .map(([file, since]) => [file, since ?? today] as const)
    .filter(([file, since]) => !own.has(file) && since >= oldest);
  let kept = 0;
  const keep = async ([file, since]: (typeof wanted)[number]) => {
    const content = await fetchFile(site, file, signal).catch(note);
    if (!content) return;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    list[file] = since;
    kept += 1;
  };
  await Readable.from(wanted).forEach(keep, { concurrency: 8 });
  writeFileSync(join(folder, completionMarker), JSON.stringify(list));
  return { kept, problems };
}

function parseList(text: string): List {
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${completionMarker} is not a list of hashed files.`);
  }
}

// Error pages and parked domains must not be cached as scripts.
const types: Record<string, RegExp> = {
  '.js': /\bjavascript\b/,
  '.css': /^text\/css\b/,
  '.json': /\bjson\b/,
};

async function fetchFile(site: string, file: string, signal: AbortSignal): Promise<Buffer> {
  if (!URL.canParse(site))
    throw new Error(`"${site}" is not an address. Set NEXT_PUBLIC_SITE_URL, or pass one after --.`);
  const address = new URL(`/${file}`, site).href;
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`answers with status ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    const wanted = types[extname(file)];
    const content = Buffer.from(await answer.arrayBuffer());
    const isPage = wanted && /^\s*</.test(content.toString('utf8', 0, 100));
    if (isPage || !(wanted ?? /^(?!text\/html)/).test(type))
      throw new Error(`is ${isPage ? 'a web page' : `of type "${type}"`}, not the expected file`);
    return content;
  } catch (error) {
    const { message, cause, name } = error as Error & { cause?: Error };
    const reason = name === 'TimeoutError' ? 'did not arrive in time' : (cause?.message ?? message);
    throw new Error(`${address}: ${reason}.`);
  }
}
