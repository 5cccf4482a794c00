import { spawnSync } from 'node:child_process';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { editions, type Language, originalLanguage, translatedLanguages } from '../../lib/language';
import { textOfFile } from './content-paths';
import type { Content } from './read-content';
import {
  blocksOf,
  difference,
  type File,
  sentencesIn,
  sentencesOf,
  type Unit,
  unitsOf,
} from './units';

/** Texts that changed in one language alone since the last commit of the main branch, as advice. */
export function changesSinceMain({ files }: Content): Mistake[] {
  const main = filesOfMain();
  if (!main) return [];
  // A text has a file a language, one of which may be unchanged.
  const textIn = (name: string) => textOfFile(name)?.text ?? name;
  const texts = main.map(({ name }) => textIn(name));
  const now = files.filter(({ name }) => texts.includes(textIn(name)));
  const unchanged = now.filter(({ name }) => main.every((one) => one.name !== name));
  const [before, after] = [unitsOf([...main, ...unchanged]), unitsOf(now)];
  return translatedLanguages.flatMap((language) => [
    ...oneSided(before, after, language, [blocksOf, sentencesOf]),
  ]);
}

/**
 * Compares all texts of both states, so a text may have moved; then their blocks and sentences, as
 * far as these correspond in both languages.
 */
function* oneSided(
  before: readonly Unit[],
  after: readonly Unit[],
  language: Language,
  [split, ...finer]: readonly (typeof blocksOf)[],
): Iterable<Mistake> {
  const sides = [originalLanguage, language];
  const key = (unit: Unit) => sides.map((side) => unit[side]?.text).join('\0');
  const isWhole = (unit: Unit) => sides.every((side) => unit[side]);
  const gone = difference(before, after, key).filter(isWhole);
  for (const unit of difference(after, before, key).filter(isWhole)) {
    const changed = (old: Unit) => sides.filter((side) => old[side]?.text !== unit[side]?.text);
    const isHalf = (old: Unit) => changed(old).length === 1;
    const isHere = (old: Unit) => old.field === unit.field && old.index === unit.index;
    const old =
      gone.find((one) => isHere(one) && isHalf(one)) ?? gone.find(isHalf) ?? gone.find(isHere);
    const [side, more] = old ? changed(old) : [];
    if (!old || !side) continue;
    const [was = [], is = []] = [old, unit].map((one) => split?.(one, language) ?? []);
    const arePaired = was.length === is.length || (was.length > 1 && is.length > 1);
    const found = arePaired ? [...oneSided(was, is, language, finer)] : [];
    yield* found;
    const other = sides.find((one) => one !== side);
    if (found.length > 0 || more || !other) continue;
    const { file = '', line = () => 0, text } = unit[side] ?? {};
    const problem = `changed in ${editions[side].englishName} alone: it ${differenceOf(old[side]?.text, text)}. Beside it, the ${editions[other].englishName} says “${unit[other]?.text}”.`;
    yield asAdvice({ file, line: line(), field: unit.field, problem });
  }
}

function differenceOf(old = '', text = ''): string {
  const [was, is] = [old, text].map(sentencesIn) as [string[], string[]];
  const [lost, added] = [difference(was, is), difference(is, was)].map((all) => all.join(' '));
  if (!added) return `no longer says “${lost}”`;
  return `now says “${added}”${lost && ` instead of “${lost}”`}`;
}

/** Changed files of content/ as they are on the main branch; undefined without Git. */
function filesOfMain(): File[] | undefined {
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
