import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { editions, type Language, originalLanguage, translatedLanguages } from '../../lib/language';
import { textOfFile } from './content-paths';
import { versionsBefore } from './history';
import type { Content } from './read-content';
import { blocksOf, difference, sentencesIn, sentencesOf, type Unit, unitsOf } from './units';

/**
 * Texts that changed in the original alone, as advice until the translation follows. A better
 * translation waits for nothing.
 */
export function staleTranslations({ files }: Content): Mistake[] {
  const { change = [], month = [] } = versionsBefore();
  const changed = [...change, ...month];
  const textIn = (name: string) => textOfFile(name)?.text ?? name;
  const texts = new Set(changed.map(({ name }) => textIn(name)));
  const now = files.filter(({ name }) => texts.has(textIn(name)));
  const unchanged = now.filter(({ name }) => changed.every((one) => one.name !== name));
  const found = [change, month].flatMap((version) => {
    const before = unitsOf([...version, ...unchanged]);
    return translatedLanguages.flatMap((one) => [...compare(before, unitsOf(now), one)]);
  });
  const keys = found.map((one) => JSON.stringify(one));
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** White space alone is no change. */
const plain = (unit: Unit, side: Language) => unit[side]?.text.replace(/\s+/g, ' ').trim();

/**
 * Compares all texts of both states, so a text may have moved; then their blocks and sentences, as
 * far as these correspond in both languages.
 */
function* compare(
  before: readonly Unit[],
  after: readonly Unit[],
  language: Language,
  [split, ...finer]: readonly (typeof blocksOf)[] = [blocksOf, sentencesOf],
): Iterable<Mistake> {
  const sides = [originalLanguage, language];
  const key = (unit: Unit) => sides.map((side) => plain(unit, side)).join('\0');
  const isWhole = (unit: Unit) => sides.every((side) => unit[side]);
  const gone = difference(before, after, key).filter(isWhole);
  for (const unit of difference(after, before, key).filter(isWhole)) {
    const changed = (old: Unit) => sides.filter((side) => plain(old, side) !== plain(unit, side));
    const isHalf = (old: Unit) => changed(old).length === 1;
    const isHere = (old: Unit) => old.field === unit.field && old.index === unit.index;
    const old =
      gone.find((one) => isHere(one) && isHalf(one)) ?? gone.find(isHalf) ?? gone.find(isHere);
    if (!old || !changed(old).includes(originalLanguage)) continue;
    const [was = [], is = []] = [old, unit].map((one) => split?.(one, language) ?? []);
    const arePaired = was.length === is.length || (was.length > 1 && is.length > 1);
    const found = arePaired ? [...compare(was, is, language, finer)] : [];
    yield* found;
    if (found.length > 0 || !isHalf(old)) continue;
    const { file = '', line = () => 0, text } = unit[originalLanguage] ?? {};
    const [from, to] = sides.map((side) => editions[side].englishName);
    const problem = `changed in ${from} alone: it ${differenceOf(old[originalLanguage]?.text, text)}. Beside it, the ${to} says “${unit[language]?.text}”.`;
    yield asAdvice({ file, line: line(), field: unit.field, problem });
  }
}

function differenceOf(old = '', text = ''): string {
  const [was, is] = [old, text].map(sentencesIn) as [string[], string[]];
  const [lost, added] = [difference(was, is), difference(is, was)].map((all) => all.join(' '));
  if (!added) return `no longer says “${lost}”`;
  return `now says “${added}”${lost && ` instead of “${lost}”`}`;
}
