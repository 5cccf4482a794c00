import { jsonSchemaOf } from '../../lib/content/json-schema';
import { isPair, isUntranslated, missingTexts } from '../../lib/content/localize';
import { mistakeAt } from '../../lib/content/locate-value';
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
import { compareBlocks, compareMarks } from './compare';
import { textOfFile } from './content-paths';
import { type Content, type DataPart, valuesIn } from './read-content';
import { missingTerms, termsIn, termsSchema } from './terms';
import { type Unit, unitsOf } from './units';

/** What a translation states differently, and what is not translated. */
export function* checkTranslations(content: Content): Iterable<Mistake> {
  const units = unitsOf(content.files);
  for (const language of translatedLanguages) {
    for (const unit of units) {
      yield* compareUnit(unit, language);
      yield* missingSection(unit, language, content);
    }
    yield* termMistakes(content, units, language);
    yield* untranslatedTexts(content, language);
    const terms = termsIn(content, 'choices');
    for (const part of content.data.values()) {
      yield* labelMistakes(part, language, terms);
      yield* leftOutItems(part, language);
    }
  }
}

function* compareUnit(unit: Unit, language: Language): Iterable<Mistake> {
  const { [originalLanguage]: from, [language]: to, field } = unit;
  if (!from || !to) return;
  const at = (line: number, problem: string) => ({ file: to.file, line, field, problem });
  for (const problem of compareMarks(from.text, to.text)) yield at(to.line, problem);
  for (const { line, problem } of compareBlocks(from.text, to.text, language))
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

// Names, and words that Spanish spells the same.
const sameInAllLanguages = new Set<string>([...areas, 'Decide', 'Error: {title}']);

/** Labels that are exchanged, or that two answers, tiles or states share. */
function* labelMistakes(
  { source, schema, data }: DataPart,
  language: Language,
  terms: ReturnType<typeof termsIn>,
): Iterable<Mistake> {
  for (const { path, value, schema: one } of valuesIn(data, jsonSchemaOf(schema))) {
    if (!Array.isArray(value) || !one['choices']) continue;
    const labels = value.map((item: unknown) =>
      isRecord(item) ? (item['label'] ?? item['name']) : item,
    );
    for (const [index, label] of labels.entries()) {
      if (!isPair(label)) continue;
      const at = [...path, index, label === value[index].label ? 'label' : 'name', language];
      const { [originalLanguage]: from, [language]: to } = label;
      for (const problem of to ? missingTerms(terms, from, to, language) : [])
        yield mistakeAt(source, at, problem);
      for (const known of [originalLanguage, language])
        if (isRepeated(labels, index, known)) {
          const problem = `“${label[known]}” appears twice. Visitors could not tell the two apart.`;
          yield mistakeAt(source, [...at.slice(0, -1), known], problem);
        }
    }
  }
}

function isRepeated(labels: unknown[], index: number, language: Language): boolean {
  const text = (label: unknown) => isPair(label) && label[language];
  const own = text(labels[index]);
  return Boolean(own) && labels.findIndex((one) => text(one) === own) < index;
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
  // No page shows the words that translations are compared with.
  if (schema === termsSchema) return;
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
