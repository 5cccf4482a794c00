import { jsonSchemaOf } from '../../lib/content/json-schema';
import { isPair, isUntranslated, missingTexts, type Pair } from '../../lib/content/localize';
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
import { blocksBeside, compareBlocks, compareMarks, sentencesBeside } from './compare';
import { textOfFile } from './content-paths';
import { type Content, type DataPart, valuesIn } from './read-content';
import { missingTerms, termsIn, termsSchema } from './terms';
import { type Unit, unitsOf } from './units';

/** What a translation states differently, and what is not translated. */
export function* checkTranslations(content: Content): Iterable<Mistake> {
  const [units, terms] = [unitsOf(content.files), termsIn(content, 'choices')];
  for (const language of translatedLanguages) {
    for (const unit of units) {
      yield* compareUnit(unit, language, terms);
      yield* missingSection(unit, language, content);
    }
    yield* termMistakes(content, units, language);
    yield* untranslatedTexts(content, language);
    for (const part of content.data.values()) {
      // No page shows the words that translations are compared with.
      if (part.schema === termsSchema) continue;
      yield* labelMistakes(part, language, terms);
      yield* leftOutItems(part, language);
    }
  }
}

type Terms = ReturnType<typeof termsIn>;

function* compareUnit(unit: Unit, language: Language, choices: Terms): Iterable<Mistake> {
  const { [originalLanguage]: from, [language]: to, field } = unit;
  if (!from || !to) return;
  const at = (line: number, problem: string) => ({ file: to.file, line, field, problem });
  for (const problem of compareMarks(from.text, to.text)) yield at(to.line, problem);
  for (const { line, problem } of compareBlocks(from.text, to.text, language))
    yield at(to.line + line, problem);
  for (const { line, text, original } of blocksBeside(from.text, to.text))
    for (const [part, other] of sentencesBeside(original, text))
      for (const problem of isShort(part) ? missingTerms(choices, part, other, language) : [])
        yield at(to.line + line, problem);
  const isSame = from.text.trim() === to.text.trim() && /\p{L}{3}/u.test(from.text);
  if (isSame && !sameInAllLanguages.has(from.text)) {
    const problem = `is the same text in both languages. Translate “${from.text.slice(0, 80)}”.`;
    yield at(to.line, problem);
  }
}

/** A section that only one of two texts has. */
function* missingSection(unit: Unit, language: Language, { names }: Content): Iterable<Mistake> {
  const { [originalLanguage]: from, [language]: to, field } = unit;
  const [there, other] = from ? [from, language] : [to, originalLanguage];
  const { text = '' } = textOfFile(there?.file ?? '') ?? {};
  const file = markdownPath(text, other);
  if (!there || (from && to) || !field.startsWith('{#')) return;
  if (!names.some((name) => `content/${name}` === file)) return;
  const problem = `has no section ${field} in ${file}. Sections of two languages pair by their {#name}.`;
  yield asAdvice({ file: there.file, line: there.line, field, problem });
}

/** Whether a text is a label, whose words must have the same meaning. */
function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= 3;
}

// Names, and words that Spanish spells the same.
const sameInAllLanguages = new Set<string>([...areas, 'Decide', 'Error: {title}']);

/** Labels that are exchanged, or that two answers, tiles or other neighbors share. */
function* labelMistakes(
  { source, schema, data }: DataPart,
  language: Language,
  terms: Terms,
): Iterable<Mistake> {
  for (const { path, value, schema: one } of valuesIn(data, jsonSchemaOf(schema))) {
    const [areChoices, labels] = [Boolean(one['choices']), pairsBeside(value)];
    for (const [index, { path: own, pair }] of labels.entries()) {
      const at = (known: Language, problem: string) =>
        mistakeAt(source, [...path, ...own, known], problem);
      const { [originalLanguage]: from, [language]: to = '' } = pair;
      if (areChoices && to && !isShort(from))
        for (const problem of missingTerms(terms, from, to, language)) yield at(language, problem);
      for (const earlier of labels.slice(0, index)) {
        const [shared, both] = [originalLanguage, language].filter(
          (known) =>
            pair[known] && pair[known].toLowerCase() === earlier.pair[known]?.toLowerCase(),
        );
        if (shared && areChoices)
          yield at(
            shared,
            `“${pair[shared]}” appears twice. Visitors could not tell the two apart.`,
          );
        else if (shared && !both)
          yield at(
            shared,
            `is the same as ${writePath([...path, ...earlier.path])} in ${englishNameOf(shared)} alone.`,
          );
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

function* termMistakes(content: Content, units: readonly Unit[], language: Language) {
  const terms = termsIn(content, 'terms');
  for (const { [originalLanguage]: from, [language]: to, field } of units)
    for (const problem of from && to ? missingTerms(terms, from.text, to.text, language) : [])
      yield asAdvice({ file: to?.file ?? '', line: to?.line ?? 0, field, problem });
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

function* leftOutItems({ source, schema, data }: DataPart, language: Language): Iterable<Mistake> {
  const json = jsonSchemaOf(schema);
  if (json['whole'] && isUntranslated(data, language)) {
    const problem = `is not translated, so ${englishNameOf(language)} pages lack it.`;
    yield asAdvice({ file: source.file, line: 1, field: '', problem });
    return;
  }
  for (const { path, english, isLeftOut } of missingTexts(data, json, language))
    if (isLeftOut) {
      const problem = `is not translated, so ${englishNameOf(language)} pages leave it out: “${english}”`;
      yield asAdvice(mistakeAt(source, path, problem));
    }
}
