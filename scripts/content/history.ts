import { spawnSync } from 'node:child_process';
import type { File } from './read-content';

/** Files of content/ that differ from now, as they were; a file that is missing was not there. */
export type Version = readonly File[];

/**
 * The content before this change, and that of 30 days ago or of the first commit, because on the
 * editing page each save is on the main branch at once. None without Git.
 */
export function versionsBefore(): Version[] {
  const main = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', branch));
  const fork = main && git('merge-base', main, 'HEAD')?.trim();
  const isSaved = fork === git('rev-parse', 'HEAD')?.trim() && !git('status', '-s', 'content');
  const change = isSaved ? git('rev-parse', '--verify', 'HEAD^')?.trim() : fork;
  const commits = ['rev-list', '--first-parent', 'HEAD'];
  const month =
    git(...commits, '-1', '--before=30.days')?.trim() || git(...commits, '--max-parents=0')?.trim();
  const bases = [change, month].flatMap((base) => base || []);
  const names = new Set(bases.flatMap(changedSince));
  return bases.map((base) => filesAt(base, [...names]));
}

/** The day on which a file got its present text; undefined without Git, or if no commit has that text. */
export function changedOn(path: string): string | undefined {
  // Files of a version that is being merged are as that version has them.
  const commit = ['HEAD', 'MERGE_HEAD'].find(
    (one) => git('diff', '--quiet', one, '--', path) === '',
  );
  return commit && git('log', '-1', '--format=%cs', commit, '--', path)?.trim();
}

function changedSince(base: string): string[] {
  const list = git('diff', '--name-only', '--no-renames', '--relative', base, '--', 'content');
  return list?.split('\n').filter(Boolean) ?? [];
}

/** Read by one process, since hundreds may differ. */
function filesAt(base: string, paths: readonly string[]): File[] {
  const all = run(['cat-file', '--batch'], paths.map((path) => `${base}:./${path}\n`).join(''));
  // Each begins with a line such as "1f3a… blob 120"; one that was not there is "missing".
  const [, ...texts] = all?.split(/^(?:[\da-f]{40,} blob \d+|[\da-f]+:\.\/.* missing)\n/m) ?? [];
  return paths.flatMap((path, at) => {
    const text = texts[at]?.slice(0, -1).normalize('NFC');
    return text ? { name: path.slice('content/'.length), text } : [];
  });
}

const git = (...parameters: string[]) => run(parameters);

function run(parameters: readonly string[], input = ''): string | undefined {
  // In a container, the folder may belong to another user.
  const settings = ['-c', 'core.quotePath=false', '-c', 'safe.directory=*'];
  const { status, stdout } = spawnSync('git', [...settings, ...parameters], {
    input,
    encoding: 'utf8',
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? stdout : undefined;
}
