import { mistakeAt, type Path, type Source } from '../../lib/content/locate-value';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { loadYaml } from '../../lib/content/parse-yaml';
import { isRecord } from '../../lib/is-record';
import {
  englishNameOf,
  type Language,
  originalLanguage,
  translatedLanguages,
} from '../../lib/language';
import { citationIndex, type Law, placesCiting } from './citations';
import { blocksIn, difference, sentencesIn } from './compare';
import { textOfFile } from './content-paths';
import { filesOfMain } from './main-branch';
import { attempt, type Content, valuesIn } from './read-content';
import { type File, type Unit, unitsOf } from './units';

/**
 * Since the last commit of the main branch: texts that were exchanged in one language alone, and as
 * advice other texts that changed in one, and laws that changed and are cited elsewhere. Nothing
 * without Git.
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
  [split, ...finer]: readonly Split[] = [
    blocksIn,
    (text) => sentencesIn(text).map((one) => ({ text: one, line: 0 })),
  ],
): Iterable<Mistake> {
  const key = (unit: Unit) => sides.map((side) => unit[side]?.text).join('\0');
  const isWhole = (unit: Unit) => sides.every((side) => unit[side]);
  const gone = difference(before, after, key).filter(isWhole);
  for (const unit of difference(after, before, key).filter(isWhole)) {
    const changed = (old: Unit) => sides.filter((side) => old[side]?.text !== unit[side]?.text);
    const isHalf = (old: Unit) => changed(old).length === 1;
    const isHere = (old: Unit) => old.field === unit.field;
    const old =
      gone.find((one) => isHere(one) && isHalf(one)) ?? gone.find(isHalf) ?? gone.find(isHere);
    if (!old) continue;
    const [side, more] = changed(old);
    const other = sides.find((one) => one !== side);
    if (!side || !other) continue;
    const owner = gone.find((one) => one !== old && one[side]?.text === unit[side]?.text);
    if (owner && !more) {
      yield refuseExchange(owner, unit, side);
      continue;
    }
    const [was, is] = [old, unit].map((one) => (split ? partsOf(one, sides, split) : []));
    const found = was?.length && is?.length ? [...oneSided(was, is, sides, finer)] : [];
    yield* found;
    if (found.length === 0 && !more) yield asAdvice(nameChange(old, unit, side, other));
    if (more && !is?.length) yield* nameUnlike(old, unit, sides);
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
  return parts.map((part, index) => {
    // One number after another tells the parts of a text apart.
    const own: Unit = { field: `${unit.field}\n${index}` };
    const other = others[index];
    if (other) [own[from], own[to]] = [part, other];
    return own;
  });
}

/** A text that moved in one language alone now translates another. */
function refuseExchange(owner: Unit, unit: Unit, side: Language): Mistake {
  const { file = '', line = 0 } = unit[side] ?? {};
  const name = englishNameOf(side);
  const problem = `has the ${name} text of ${placeOf(owner)}. Put it back, or move the other language too.`;
  return { file, line, field: placeOf(unit), problem };
}

const placeOf = ({ field }: Unit) => field.split('\n')[0] ?? '';

/** Names a text whose languages changed in different numbers of sentences. */
function* nameUnlike(old: Unit, unit: Unit, sides: Sides): Iterable<Mistake> {
  const changes = sides.map((side) => ({ side, ...differenceOf(old, unit, side) }));
  const [one, other] = changes.map(({ lost, added }) => `${lost.length} ${added.length}`);
  if (one === other) return;
  const { file = '', line = 0 } = unit[sides[1]] ?? {};
  const said = changes.map(
    ({ side, lost, added }) =>
      `${englishNameOf(side)} now says ${quote(added)} instead of ${quote(lost)}`,
  );
  const problem = `changed differently in the two languages: ${said.join('; ')}.`;
  yield asAdvice({ file, line, field: placeOf(unit), problem });
}

function differenceOf(old: Unit, unit: Unit, side: Language) {
  const [was = [], is = []] = [old, unit].map((one) => sentencesIn(one[side]?.text ?? ''));
  return {
    was,
    is,
    lost: was.filter((sentence) => !is.includes(sentence)),
    added: is.filter((sentence) => !was.includes(sentence)),
  };
}

/** Names a change in `side` alone, with all that differs and what stands in its place in `other`. */
function nameChange(old: Unit, unit: Unit, side: Language, other: Language): Mistake {
  const { file = '', line = 0 } = unit[side] ?? {};
  const { was, is, lost, added } = differenceOf(old, unit, side);
  const beside = sentencesIn(unit[other]?.text ?? '');
  const [parallel, changed] =
    was.length === beside.length ? [was, lost] : is.length === beside.length ? [is, added] : [];
  const same = beside.filter((_, index) => changed?.includes(parallel?.[index] ?? ''));
  const problem = [
    `changed in ${englishNameOf(side)} alone: it `,
    added.length > 0 ? `now says ${quote(added)}` : `no longer says ${quote(lost)}`,
    added.length > 0 && lost.length > 0 ? ` instead of ${quote(lost)}` : '',
    `. Beside it, the ${englishNameOf(other)} says ${quote(same.length > 0 ? same : beside)}.`,
  ].join('');
  return { file, line, field: placeOf(unit), problem };
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
        yield asAdvice({
          ...own,
          problem: `changed. The same law is cited at ${others.join(', ')}.`,
        });
    }
  }
}

function lawsIn(source: Source): { path: Path; law: Law }[] {
  const values = attempt([], () => [...valuesIn(loadYaml(source))]) ?? [];
  return values.flatMap(({ path, value }) =>
    isRecord(value) && value['section'] ? [{ path, law: value }] : [],
  );
}
