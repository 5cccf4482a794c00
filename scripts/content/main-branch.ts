import { spawnSync } from 'node:child_process';
import type { File } from './units';

/** Changed files of content/ as they are on the main branch; undefined without Git. */
export function filesOfMain(): File[] | undefined {
  const base = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', branch));
  const fork = base && git('merge-base', base, 'HEAD')?.trim();
  if (!fork) return undefined;
  const list = git('diff', '--name-only', '--no-renames', '--relative', fork, '--', 'content');
  const names = list?.split('\n').filter(Boolean) ?? [];
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
