import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { editions, type Language, originalLanguage, translatedLanguages } from '../../lib/language';
import { textOfFile } from './content-paths';
import { versionsBefore } from './history';
import type { Content } from './read-content';
import { blocksOf, difference, sentencesIn, sentencesOf, type Unit, unitsOf } from './units';

/** Texts that changed in one language alone, as advice until the other follows. */
export function changesInOneLanguage({ files }: Content): Mistake[] {
  const { change, month } = versionsBefore();
  const changed = [...(change ?? []), ...(month ?? [])];
  const textIn = (name: string) => textOfFile(name)?.text ?? name;
  const texts = new Set(changed.map(({ name }) => textIn(name)));
  const now = files.filter(({ name }) => texts.has(textIn(name)));
  const unchanged = now.filter(({ name }) => changed.every((one) => one.name !== name));
  const [current, recent, ago] = [now, change, month].map(
    (version) => version && unitsOf(version === now ? now : [...version, ...unchanged]),
  );
  return translatedLanguages.flatMap((language) => {
    const between = (before?: readonly Unit[], after?: readonly Unit[]) =>
      before && after ? [...changedAlone(before, after, language)] : [];
    // Where one language follows the other, it changes alone as well.
    const open = between(ago, recent).map(({ unit }) => asPlain(unit, language));
    const found = between(recent, current).filter(
      ({ old }) => !open.includes(asPlain(old, language)),
    );
    const known = found.map(({ unit }) => asPlain(unit, language));
    const older = between(ago, current).filter(
      ({ unit }) => !known.includes(asPlain(unit, language)),
    );
    return [...found, ...older].map(describe);
  });
}

type Change = { unit: Unit; old: Unit; side: Language; other: Language };

const sidesOf = (language: Language) => [originalLanguage, language];

/** White space alone is no change. */
const plain = (unit: Unit, side: Language) => unit[side]?.text.replace(/\s+/g, ' ').trim();
const asPlain = (unit: Unit, language: Language) =>
  sidesOf(language)
    .map((side) => plain(unit, side))
    .join('\0');

/**
 * Compares all texts of both states, so a text may have moved; then their blocks and sentences, as
 * far as these correspond in both languages.
 */
function* changedAlone(
  before: readonly Unit[],
  after: readonly Unit[],
  language: Language,
  [split, ...finer]: readonly (typeof blocksOf)[] = [blocksOf, sentencesOf],
): Iterable<Change> {
  const sides = sidesOf(language);
  const key = (unit: Unit) => asPlain(unit, language);
  const isWhole = (unit: Unit) => sides.every((side) => unit[side]);
  const gone = difference(before, after, key).filter(isWhole);
  for (const unit of difference(after, before, key).filter(isWhole)) {
    const changed = (old: Unit) => sides.filter((side) => plain(old, side) !== plain(unit, side));
    const isHalf = (old: Unit) => changed(old).length === 1;
    const isHere = (old: Unit) => old.field === unit.field && old.index === unit.index;
    const old =
      gone.find((one) => isHere(one) && isHalf(one)) ?? gone.find(isHalf) ?? gone.find(isHere);
    const [side, more] = old ? changed(old) : [];
    if (!old || !side) continue;
    const [was = [], is = []] = [old, unit].map((one) => split?.(one, language) ?? []);
    const arePaired = was.length === is.length || (was.length > 1 && is.length > 1);
    const found = arePaired ? [...changedAlone(was, is, language, finer)] : [];
    yield* found;
    const other = sides.find((one) => one !== side);
    if (found.length === 0 && !more && other) yield { unit, old, side, other };
  }
}

function describe({ unit, old, side, other }: Change): Mistake {
  const { file = '', line = () => 0, text } = unit[side] ?? {};
  const problem = `changed in ${editions[side].englishName} alone: it ${differenceOf(old[side]?.text, text)}. Beside it, the ${editions[other].englishName} says “${unit[other]?.text}”.`;
  return asAdvice({ file, line: line(), field: unit.field, problem });
}

function differenceOf(old = '', text = ''): string {
  const [was, is] = [old, text].map(sentencesIn) as [string[], string[]];
  const [lost, added] = [difference(was, is), difference(is, was)].map((all) => all.join(' '));
  if (!added) return `no longer says “${lost}”`;
  return `now says “${added}”${lost && ` instead of “${lost}”`}`;
}
