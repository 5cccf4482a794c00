import { placeholdersIn } from '../../lib/content/field-schemas';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { markdownPath } from '../../lib/content/read-file';
import { type Language, originalLanguage, translatedLanguages } from '../../lib/language';
import { areas } from '../../lib/states';
import { textOfFile } from './content-paths';
import { differingNumbers } from './numbers';
import { placesIn } from './places';
import type { Content } from './read-content';
import { missingTerms, termsIn } from './terms';
import { blocksOf, difference, type Unit, unitsOf } from './units';

/** What a translation states differently, and what is not translated. */
export function* checkTranslations(content: Content): Iterable<Mistake> {
  const [units, terms] = [unitsOf(content.files), termsIn(content)];
  for (const language of translatedLanguages)
    for (const unit of units) {
      yield* compareUnit(unit, language, terms);
      yield* missingSection(unit, language, content);
    }
}

function* compareUnit(
  unit: Unit,
  language: Language,
  terms: ReturnType<typeof termsIn>,
): Iterable<Mistake> {
  const sides = (part: Unit) =>
    [part[originalLanguage]?.text ?? '', part[language]?.text ?? ''] as const;
  const [from, to] = sides(unit);
  if (!unit[originalLanguage] || !unit[language]) return;
  const at = (one: Unit, problem: string) => ({
    file: one[language]?.file ?? '',
    line: one[language]?.line() ?? 0,
    field: unit.field,
    problem,
  });
  for (const problem of compareLists(marksIn(from), marksIn(to), 'has')) yield at(unit, problem);
  const places = [placesIn(from, originalLanguage), placesIn(to, language)] as const;
  for (const problem of [
    ...compareLists(...places, 'names'),
    ...missingTerms(terms, from, to, language),
  ])
    yield asAdvice(at(unit, problem));
  const isSame = from.trim() === to.trim() && /\p{L}{3}/u.test(from.replace(/\{.*?\}/g, ''));
  // A reviewer's name.
  const isName = /^reviews\[\d+\]\.label$/.test(unit.field);
  if (isSame && !isName && !sameInAllLanguages.has(from)) {
    // Spanish spells many words as English does, and may keep names such as Bureau of Labor.
    const isSure = / \p{Ll}{4}/u.test(from);
    const unless = isSure ? '' : ', unless it is a name or the same word';
    const problem = `is the same text in both languages. Translate “${from.slice(0, 80)}”${unless}.`;
    yield isSure ? at(unit, problem) : asAdvice(at(unit, problem));
  }
  for (const block of blocksOf(unit, language)) {
    const [english, translation] = sides(block);
    const number = differingNumbers(english, translation, language);
    if (number) yield at(block, number);
    if (!isSame && isEnglish(translation)) yield at(block, 'is English. Translate it.');
  }
}

/** What only one of two texts has or names. */
function compareLists(from: string[], to: string[], has: string): string[] {
  const [missing, extra] = [difference(from, to), difference(to, from)];
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')} of the English text.`] : []),
    ...(extra.length > 0 ? [`${has} ${extra.join(', ')}, which the English text lacks.`] : []),
  ];
}

/** Links, placeholders and cited sources. */
function marksIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map(([, address = '']) => address);
  // A translation needs ids where the original has none, and may lack untranslated figures.
  const words = text.replace(/\{#[\w-]+\}|^\{figure:.*\}$/gm, '');
  return [...links, ...placeholdersIn(words), ...(words.match(/\[\^[\w-]+\]/g) ?? [])];
}

/** A section that only one of two texts has. */
function* missingSection(unit: Unit, language: Language, { data }: Content): Iterable<Mistake> {
  const { [originalLanguage]: from, [language]: to, field } = unit;
  const [there, other] = from ? [from, language] : [to, originalLanguage];
  const { text = '' } = textOfFile(there?.file ?? '') ?? {};
  const file = markdownPath(text, other);
  if (!there || (from && to) || !field.startsWith('{#') || !data.has(file)) return;
  const problem = `has no section ${field} in ${file}. Sections of two languages pair by their {#name}.`;
  yield asAdvice({ file: there.file, line: there.line(), field, problem });
}

// Names and terms in English stand in parentheses or quotation marks.
const terms = /\([^)]*\)|“[^”]*”|\{[^}]*\}|\]\([^)]*\)/g;
// Before a capital letter, they may belong to a name.
const english =
  /(?<![\p{L}/-])(?:[Tt]he|[Yy]ou|[Yy]our|[Tt]his|[Ii]f|[Ww]e|was|were|with|have|from|and|of|is|are|to|in|for|not|be|or|by|at)(?=\s\p{Ll})/gu;

/** Whether a translation has whole phrases in English. */
function isEnglish(translation: string): boolean {
  return (translation.replace(terms, '').match(english)?.length ?? 0) > 1;
}

// Names, and words that Spanish spells the same.
const sameInAllLanguages = new Set<string>([...areas, 'Decide', 'Error: {title}']);
