import { placeholdersIn } from '../../lib/content/field-schemas';
import { jsonSchemaOf } from '../../lib/content/json-schema';
import { isPair, type Pair } from '../../lib/content/localize';
import { mistakeAt, type Path, writePath } from '../../lib/content/locate-value';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { markdownPath } from '../../lib/content/read-file';
import { isRecord } from '../../lib/is-record';
import {
  englishNameOf,
  type Language,
  originalLanguage,
  translatedLanguages,
} from '../../lib/language';
import { areas } from '../../lib/states';
import { textOfFile } from './content-paths';
import { differingNumbers } from './numbers';
import { type Content, type DataPart, valuesIn } from './read-content';
import { missingTerms, termsIn, termsSchema } from './terms';
import { blocksOf, difference, sentencesOf, type Unit, unitsOf } from './units';

/** What a translation states differently, and what is not translated. */
export function* checkTranslations(content: Content): Iterable<Mistake> {
  const units = unitsOf(content.files);
  const [choices, terms] = [termsIn(content, 'choices'), termsIn(content, 'terms')];
  for (const language of translatedLanguages) {
    for (const unit of units) {
      yield* compareUnit(unit, language, { choices, terms });
      yield* missingSection(unit, language, content);
    }
    yield* untranslatedTexts(content, language);
    // No page shows the words that translations are compared with.
    for (const part of content.data.values())
      if (part.schema !== termsSchema) yield* labelMistakes(part, language, choices);
  }
}

type Terms = ReturnType<typeof termsIn>;

export function* compareUnit(
  unit: Unit,
  language: Language,
  { choices, terms }: Record<'choices' | 'terms', Terms>,
): Iterable<Mistake> {
  const sides = ({ [originalLanguage]: from, [language]: to }: Unit) =>
    [from?.text ?? '', to?.text ?? ''] as const;
  const [from, to] = sides(unit);
  const at = (one: Unit, problem: string) => ({
    file: one[language]?.file ?? '',
    line: one[language]?.line() ?? 0,
    field: unit.field,
    problem,
  });
  if (!unit[originalLanguage] || !unit[language]) return;
  for (const problem of compareMarks(from, to)) yield at(unit, problem);
  for (const block of blocksOf(unit, language)) {
    const sentences = sentencesOf(block, language);
    const differing = (part: Unit) => differingNumbers(...sides(part), language);
    const problem = sentences.map(differing).find(Boolean);
    // A translation may divide its sentences elsewhere.
    if (problem && differing(block)) yield at(block, problem);
    for (const one of sentences)
      if (isShort(sides(one)[0]))
        for (const problem of missingTerms(choices, ...sides(one), language))
          yield at(block, problem);
  }
  for (const problem of missingTerms(terms, from, to, language)) yield asAdvice(at(unit, problem));
  const isSame = from.trim() === to.trim() && /\p{L}{3}/u.test(from);
  if (isSame && !sameInAllLanguages.has(from))
    yield at(unit, `is the same text in both languages. Translate “${from.slice(0, 80)}”.`);
}

/** Links, placeholders and cited sources that only one of two texts has. */
function compareMarks(original: string, translation: string): string[] {
  const [from, to] = [marksIn(original), marksIn(translation)];
  const [missing, extra] = [difference(from, to), difference(to, from)];
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')} of the English text.`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}, which the English text lacks.`] : []),
  ];
}

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

/** Whether a text is a label, whose words must have the same meaning. */
function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= 3;
}

// Names, and words that Spanish spells the same.
const sameInAllLanguages = new Set<string>([...areas, 'Decide', 'Error: {title}']);

/** Labels that two neighbors share: answers and tiles in any language, others in one alone. */
function* labelMistakes(
  { source, schema, data }: DataPart,
  language: Language,
  terms: Terms,
): Iterable<Mistake> {
  const sides = [originalLanguage, language];
  for (const { path, value, schema: list } of valuesIn(data, jsonSchemaOf(schema))) {
    const labels = pairsBeside(value);
    for (const [index, { path: own, pair }] of labels.entries()) {
      const { [originalLanguage]: from, [language]: to = '' } = pair;
      if (list['choices'] && to && !isShort(from))
        for (const problem of missingTerms(terms, from, to, language))
          yield mistakeAt(source, [...path, ...own, language], problem);
      for (const earlier of labels.slice(0, index)) {
        const isShared = (side: Language) =>
          pair[side] && pair[side].toLowerCase() === earlier.pair[side]?.toLowerCase();
        const [shared, both] = sides.filter(isShared);
        if (!shared || (both && !list['choices'])) continue;
        const problem = `is the same as ${writePath([...path, ...earlier.path])} in ${englishNameOf(shared)}. Write another, or visitors can’t tell the two apart.`;
        yield mistakeAt(source, [...path, ...own, shared], problem);
      }
    }
  }
}

const labelNames = ['label', 'name', 'title'];

/** The texts of a record, or the labels of a list's items, with their places. */
function pairsBeside(value: unknown): { path: Path; pair: Pair }[] {
  if (isPair(value) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const step = Array.isArray(value) ? Number(name) : name;
    if (isPair(item)) return [{ path: [step], pair: item }];
    if (!Array.isArray(value) || !isRecord(item)) return [];
    return Object.entries(item).flatMap(([key, pair]) =>
      labelNames.includes(key) && isPair(pair) ? [{ path: [step, key], pair }] : [],
    );
  });
}

/** Articles without a translation. Pages must have one. */
function* untranslatedTexts({ names, articles }: Content, language: Language): Iterable<Mistake> {
  for (const { file, name, facts } of articles) {
    const translation = markdownPath(name, language);
    if (names.includes(translation) || facts.draft || facts.hidden) continue;
    const problem = `is not translated: content/${translation} is missing, so ${englishNameOf(language)} pages link to the English article.`;
    yield asAdvice({ file, line: 1, field: '', problem });
  }
}
