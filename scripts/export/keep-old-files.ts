import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../../tools/files';

const days = 30;
const listName = 'hashed-files.json';
// Each hashed file with the day since which no page requests it, or null while pages do.
const listSchema = z.record(
  z.string().regex(/^_next\/static\/(?!.*\.\.)[\w.~/-]+$/),
  z.iso.date().nullable(),
);

/**
 * Copies the hashed files of earlier builds from the running site into a new export, so that pages opened
 * before the deployment keep working, except those that no page has requested for 30 days. Returns how many;
 * throws when the site answers with an error.
 */
export async function keepOldFiles(
  site: string,
  folder: string,
  now = new Date(),
): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const list: z.infer<typeof listSchema> = {};
  for (const file of hashedFiles(folder)) list[file] = null;

  const before = await fetchList(site);
  const wanted = Object.entries(before).flatMap(([file, since]) => {
    const isWanted = !(file in list) && (since ?? today) >= oldest;
    return isWanted ? [[file, since ?? today] as const] : [];
  });
  let kept = 0;
  for (const [file, since] of wanted) {
    const answer = await fetchFrom(site, file);
    if (!answer.ok) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), Buffer.from(await answer.arrayBuffer()));
    list[file] = since;
    kept += 1;
  }
  writeFileSync(join(folder, listName), JSON.stringify(list));
  return kept;
}

function hashedFiles(folder: string): string[] {
  return filesIn(join(folder, '_next', 'static'))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => relative(folder, file).split(sep).join('/'));
}

/** The first deployment finds no list. */
async function fetchList(site: string): Promise<z.infer<typeof listSchema>> {
  const answer = await fetchFrom(site, listName);
  return answer.ok ? listSchema.parse(await answer.json()) : {};
}

async function fetchFrom(site: string, file: string): Promise<Response> {
  const address = new URL(`/${file}`, site).href;
  const answer = await fetch(address).catch((error) => {
    throw new Error(`${address} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  if (answer.ok || answer.status === 404) return answer;
  throw new Error(
    `${address} answers with status ${answer.status}; see that the site is up, and run this again.`,
  );
}
