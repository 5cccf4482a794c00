import { spawnSync } from 'node:child_process';
import type { File } from './units';

/** Changed files of content/ as they are on the main branch, empty if new; undefined without Git. */
export function filesOfMain(): File[] | undefined {
  const branches = [
    `origin/${process.env['GITHUB_BASE_REF']}`,
    'origin/HEAD',
    'origin/main',
    'main',
  ];
  const base = branches.find(
    (branch) => git('rev-parse', '--verify', '--quiet', branch) !== undefined,
  );
  const fork = base && git('merge-base', base, 'HEAD')?.trim();
  if (!fork) return undefined;
  const changed = [
    git('diff', '--name-only', '--no-renames', '--relative', fork, '--', 'content'),
    git('ls-files', '--others', '--exclude-standard', '--', 'content'),
  ];
  const names = changed.flatMap((list) => list?.split('\n').filter(Boolean) ?? []);
  return names.map((path) => ({
    name: path.slice('content/'.length),
    text: git('show', `${fork}:./${path}`) ?? '',
  }));
}

function git(...parameters: string[]): string | undefined {
  // In a container, the folder may belong to another user.
  const settings = ['-c', 'core.quotePath=false', '-c', 'safe.directory=*'];
  const { status, stdout } = spawnSync('git', [...settings, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? stdout : undefined;
}
