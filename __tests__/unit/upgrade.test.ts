import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from './temporary';

const root = join(__dirname, '../..');
const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
const section = /^## Upgrade\n[\s\S]*?\n## /m.exec(guide)?.[0] ?? '';
const [remember = '', update = '', adopt = ''] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, commands = '']) => commands,
);

const folder = temporaryFolder();
const env = {
  ...process.env,
  // Neither settings of the computer nor a repository around the temporary folder may matter.
  ...{ GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', GIT_CEILING_DIRECTORIES: tmpdir() },
  ...{ GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@example.com' },
};

/** Runs commands as the guide has them, which stop at the first that fails. */
function run(commands: string, where: 'own' | 'ours' = 'own'): string {
  const here = commands.replace(/https:\S+/g, folder.at('ours'));
  const options = { cwd: folder.at(where), env, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('sh', ['-ec', here], options);
}
const commit = 'git add --all; git commit --quiet --message=';

const [law, words] = ['content/states/texas.yml', 'content/home.yml'];
function edit(where: 'own' | 'ours', file: string, line: number, text: string): void {
  const lines = folder.read(`${where}/${file}`).split('\n');
  folder.write(`${where}/${file}`, lines.with(line, text).join('\n'));
}

/** Of a release that the owner has, with words of their own, and of a newer one. */
beforeEach(() => {
  for (const file of [law, words]) cpSync(join(root, file), folder.at(`ours/${file}`));
  run(`git init --quiet --initial-branch=main; ${commit}"Release 1.1.0"`, 'ours');
  cpSync(folder.at('ours'), folder.at('own'), { recursive: true });
  edit('own', words, 2, '    en: Our own headline');
  edit('own', law, 2, '# Our own note');
  edit('ours', law, 9, 'corrected: law');
  run(`${commit}"Release 1.2.0"`, 'ours');
  edit('ours', words, 0, 'not: released');
  run(`${commit}"Write Release notes"`, 'ours');
});

function expectUpgrade(): void {
  expect(folder.read(`own/${words}`)).toContain('    en: Our own headline\n');
  expect(folder.read(`own/${words}`)).not.toContain('not: released');
  expect(folder.read(`own/${law}`)).toMatch(/# Our own note\n[\s\S]*\ncorrected: law\n/);
}

it('the newest release brings corrected law and leaves an owner’s words', () => {
  run(`${commit}Own; ${remember}${update}`);
  expectUpgrade();
});

it('a copy without history can be upgraded too', () => {
  rmSync(folder.at('own/.git'), { recursive: true });
  run(`${adopt}${update}`);
  expectUpgrade();
});

it('an upgrade stops only where both changed the same line', () => {
  edit('own', law, 9, 'our: law');
  expect(() => run(`${commit}Own; ${remember}${update}`)).toThrow('git merge');
  expect(run('git diff --name-only --diff-filter=U')).toBe(`${law}\n`);
  run('git merge --abort');
  expect(folder.read(`own/${law}`)).toContain('\nour: law\n');
});

it('the newest version of the change log is that of the package', () => {
  const [, version] = /^## (\d\S+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version).toBe(version);
});
