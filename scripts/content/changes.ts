import { spawnSync } from 'node:child_process';
import { mistakeAt, type Path, type Source } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { loadYaml } from '../../lib/content/parse-yaml';
import { isRecord } from '../../lib/is-record';
import {
  englishNameOf,
  type Language,
  originalLanguage,
  translatedLanguages,
} from '../../lib/language';
import { citationIndex, type Law, placesCiting } from './citations';
import { blocksIn } from './compare';
import { textOfFile } from './content-paths';
import { attempt, type Content, valuesIn } from './read-content';
import { type File, type Unit, unitsOf } from './units';

/**
 * Texts that changed in one language alone since the last commit of the main branch, and laws that
 * changed and are cited elsewhere. Nothing without Git.
 */
export function changesSinceMain(content: Content): Mistake[] {
  const before = filesOfMain();
  if (!before) return [];
  const changed = before.map(({ name }) => name);
  const texts = changed.flatMap((name) => textOfFile(name)?.text ?? []);
  const after = content.files.filter(({ name }) => changed.includes(name));
  // A text in another language has a file of its own, which may be unchanged.
  const beside = content.files.filter(
    ({ name }) => !changed.includes(name) && texts.includes(textOfFile(name)?.text ?? ''),
  );
  const units = [before, after].map((files) => unitsOf([...files, ...beside])) as [Unit[], Unit[]];
  const named = translatedLanguages.flatMap((language) => [
    ...oneSided(...units, [originalLanguage, language]),
  ]);
  return [...named, ...changedLaws(content, before)];
}

/** Changed files of content/ as they are on the main branch, empty if new; undefined without Git. */
function filesOfMain(): File[] | undefined {
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

type Sides = readonly [Language, Language];
type Split = (text: string) => { text: string; line: number }[];

/**
 * Compares all texts of both states, so a text may have moved; then their blocks and sentences, as
 * far as these correspond in both languages.
 */
function* oneSided(
  before: readonly Unit[],
  after: readonly Unit[],
  sides: Sides,
  [split, ...finer]: readonly Split[] = [blocksIn, sentencesIn],
): Iterable<Mistake> {
  const key = (unit: Unit) => sides.map((side) => unit[side]?.text).join('\0');
  const [known, now] = [new Set(before.map(key)), new Set(after.map(key))];
  const isWhole = (unit: Unit) => sides.every((side) => unit[side]);
  const gone = before.filter((unit) => isWhole(unit) && !now.has(key(unit)));
  for (const unit of after) {
    if (!isWhole(unit) || known.has(key(unit))) continue;
    const changed = (old: Unit) => sides.filter((side) => old[side]?.text !== unit[side]?.text);
    const isHalf = (old: Unit) => changed(old).length === 1;
    const isHere = (old: Unit) => old.field === unit.field;
    const old =
      gone.find((one) => isHere(one) && isHalf(one)) ?? gone.find(isHalf) ?? gone.find(isHere);
    if (!old) continue;
    const [was, is] = [old, unit].map((one) => (split ? partsOf(one, sides, split) : []));
    const found = was?.length && is?.length ? [...oneSided(was, is, sides, finer)] : [];
    yield* found;
    const [side, more] = changed(old);
    const other = sides.find((one) => one !== side);
    if (found.length === 0 && side && other && !more) yield nameChange(old, unit, side, other);
  }
}

/** The parts of a text beside their translations; none where the languages have different numbers. */
function partsOf(unit: Unit, [from, to]: Sides, split: Split): Unit[] {
  const [parts = [], others = []] = [unit[from], unit[to]].map((edition) =>
    split(edition?.text ?? '').map(({ text, line }) => ({
      text,
      file: edition?.file ?? '',
      line: (edition?.line ?? 0) + line,
    })),
  );
  if (parts.length !== others.length) return [];
  return parts.map((part, index) => ({
    // One number after another tells the parts of a text apart.
    field: `${unit.field}\n${index}`,
    [from]: part,
    [to]: others[index],
  }));
}
/** Names a change in `side` alone, with all that differs and what stands in its place in `other`. */
function nameChange(old: Unit, unit: Unit, side: Language, other: Language): Mistake {
  const { text, file, line } = unit[side] ?? { text: '', file: '', line: 0 };
  const [was = [], is = [], beside = []] = [old[side]?.text, text, unit[other]?.text].map((one) =>
    sentencesIn(one ?? '').map((sentence) => sentence.text),
  );
  const lost = was.filter((sentence) => !is.includes(sentence));
  const added = is.filter((sentence) => !was.includes(sentence));
  const [parallel, changed] = was.length === beside.length ? [was, lost] : [is, added];
  const same = beside.filter((_, index) => changed.includes(parallel[index] ?? ''));
  const problem = [
    `changed in ${englishNameOf(side)} alone: it `,
    added.length > 0 ? `now says ${quote(added)}` : `no longer says ${quote(lost)}`,
    added.length > 0 && lost.length > 0 ? ` instead of ${quote(lost)}` : '',
    `. Beside it, the ${englishNameOf(other)} says ${quote(same.length > 0 ? same : beside)}.`,
  ].join('');
  return { file, line, field: unit.field.split('\n')[0] ?? '', problem };
}

function sentencesIn(text: string): { text: string; line: number }[] {
  const sentences = text.split(/(?<=[.!?:]["”’)]*(?:\[\^[\w-]+\])*)\s+|\n+/);
  return sentences.filter((one) => one.trim()).map((one) => ({ text: one.trim(), line: 0 }));
}

function quote(sentences: string[]): string {
  return `“${sentences.join(' ')}”`;
}

/** Other places that cite a law whose entry changed in a state's file. */
function* changedLaws(content: Content, before: readonly File[]): Iterable<Mistake> {
  const states = before.filter(({ name }) => name.startsWith('states/'));
  if (states.length === 0) return;
  const index = citationIndex(content);
  for (const { name, text } of states) {
    const part = content.data.get(`content/${name}`);
    if (!part) continue;
    const known = lawsIn({ file: part.source.file, text }).map(({ law }) => JSON.stringify(law));
    for (const { path, law } of lawsIn(part.source)) {
      if (known.length === 0 || known.includes(JSON.stringify(law))) continue;
      const own = mistakeAt(part.source, path, '');
      const others = placesCiting(index, law).filter((one) => one !== `${own.file}:${own.line}`);
      if (others.length > 0)
        yield { ...own, problem: `changed. The same law is cited at ${others.join(', ')}.` };
    }
  }
}

function lawsIn(source: Source): { path: Path; law: Law }[] {
  const values = attempt([], () => [...valuesIn(loadYaml(source))]) ?? [];
  return values.flatMap(({ path, value }) =>
    isRecord(value) && value['section'] ? [{ path, law: value }] : [],
  );
}
