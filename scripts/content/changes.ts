import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { editions, type Language, originalLanguage, translatedLanguages } from '../../lib/language';
import { textOfFile } from './content-paths';
import { type Version, versionsBefore } from './history';
import type { Content, File } from './read-content';
import { blocksOf, difference, sentencesIn, sentencesOf, type Unit, unitsOf } from './units';

/**
 * Texts that changed in the original alone, as advice until the translation follows. A better
 * translation waits for nothing.
 */
export function staleTranslations(
  { files }: Content,
  versions: readonly Version[] = versionsBefore(),
): Mistake[] {
  const changed = versions.flat();
  const textIn = (name: string) => textOfFile(name)?.text ?? name;
  const texts = new Set(changed.map(({ name }) => textIn(name)));
  const now = files.filter(({ name }) => texts.has(textIn(name)));
  const unchanged = now.filter(({ name }) => changed.every((one) => one.name !== name));
  return translatedLanguages.flatMap((language) =>
    versions.flatMap((version) => staleSince([...version, ...unchanged], now, language)),
  );
}

/**
 * What has a translation as before, but not its words. The text may have moved, and may stand
 * beside others that changed in both languages.
 */
function staleSince(before: readonly File[], now: readonly File[], language: Language): Mistake[] {
  const sides = [originalLanguage, language];
  // White space alone is no change.
  const plain = (unit: Unit, side: Language) => unit[side]?.text.replace(/\s+/g, ' ').trim();
  const key = (unit: Unit) => sides.map((side) => plain(unit, side)).join('\0');
  const [old, all] = [unitsOf(before), unitsOf(now)];
  const blocks = (units: readonly Unit[]) => units.flatMap((unit) => blocksOf(unit, language));
  const sentences = (units: readonly Unit[]) =>
    blocks(units).flatMap((block) => sentencesOf(block, language));
  const [was, is] = [[...sentences(old), ...blocks(old), ...old], sentences(all)];
  const gone = difference(was, is, key);
  return difference(is, was, key).flatMap((unit) => {
    const { [originalLanguage]: original, [language]: translation, field } = unit;
    const old = gone.find((one) => plain(one, language) === plain(unit, language));
    if (!original || !translation || !old?.[originalLanguage]) return [];
    const [from, to] = sides.map((side) => editions[side].englishName);
    const problem = `changed in ${from} alone: it ${differenceOf(old[originalLanguage].text, original.text)}. Beside it, the ${to} says “${translation.text}”.`;
    return asAdvice({ file: original.file, line: original.line(), field, problem });
  });
}

function differenceOf(old: string, text: string): string {
  const [was, is] = [old, text].map(sentencesIn) as [string[], string[]];
  const [lost, added] = [difference(was, is), difference(is, was)].map((all) => all.join(' '));
  if (!added) return `no longer says “${lost}”`;
  return `now says “${added}”${lost && ` instead of “${lost}”`}`;
}
