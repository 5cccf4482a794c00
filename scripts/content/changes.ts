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
  return [...oneSided(...units), ...changedLaws(content, before)];
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

/** Compares all texts of both states, so a text may have moved. */
function* oneSided(before: readonly Unit[], after: readonly Unit[]): Iterable<Mistake> {
  for (const language of translatedLanguages) {
    const key = (unit: Unit) => `${unit[originalLanguage]?.text}\0${unit[language]?.text}`;
    const [known, now] = [new Set(before.map(key)), new Set(after.map(key))];
    const gone = before.filter((unit) => !now.has(key(unit)));
    for (const unit of after) {
      if (known.has(key(unit))) continue;
      for (const [changed, other] of [
        [originalLanguage, language],
        [language, originalLanguage],
      ] as const) {
        const [text, same] = [unit[changed], unit[other]];
        const old = gone.find((one) => one[changed] && one[other]?.text === same?.text)?.[changed];
        if (!text || !same || !old) continue;
        const problem = describe(old.text, text.text, same.text, changed, other);
        yield { file: text.file, line: text.line, field: unit.field, problem };
        break;
      }
    }
  }
}

function describe(old: string, now: string, same: string, changed: Language, other: Language) {
  const [was, is, beside] = [old, now, same].map(sentencesIn) as [string[], string[], string[]];
  const index = is.findIndex((sentence) => !was.includes(sentence));
  const lost = was.filter((sentence) => !is.includes(sentence));
  const at = index < 0 ? was.indexOf(lost[0] ?? '') : index;
  const place = beside.length === is.length ? at : Math.round((at / is.length) * beside.length);
  const says = index < 0 ? 'no longer says' : 'now says';
  return [
    `changed in ${englishNameOf(changed)} alone: it ${says} ${quote(is[index] ?? lost[0])}`,
    ...(index >= 0 && lost[0] ? [` instead of ${quote(lost[0])}`] : []),
    `. Beside it, the ${englishNameOf(other)} says ${quote(beside[place] ?? beside.at(-1))}.`,
  ].join('');
}

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?:]["”’)]*(?:\[\^[\w-]+\])*)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function quote(sentence = ''): string {
  return `“${sentence}”`;
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
