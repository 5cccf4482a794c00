import { parse } from 'yaml';
import type { ZodType } from 'zod';
import {
  jsonSchemaOf,
  propertiesOf,
  type JsonSchema as Schema,
} from '../../../lib/content/json-schema';
import { type Path, writePath } from '../../../lib/content/locate-value';
import { validate } from '../../../lib/content/parse-yaml';
import {
  isShared,
  isText,
  type MadeFrom,
  madeFromKey,
  type Pair,
  translate,
} from '../../../lib/content/translation';
import { isRecord } from '../../../lib/is-record';
import { compareSections, compareTexts } from '../../content/compare-texts';
import { marksOf, outdated, pairSections } from '../../content/made-from';
import { slugOf } from '../../content/slug-of';
import { fromForm, isEmpty, toForm } from './form-data';
import { bodyInFile, type Form, keptFormat, spanishWords, split, textAsRead } from './kept-format';

type Values = Record<string, unknown>;

export type Text = Pair & {
  isSection?: true;
  isOutdated: boolean;
  isOptional: boolean;
};

export function compareEditions(englishForm: Form, spanishForm: Form, schema: ZodType) {
  const english = fromForm(englishForm, jsonSchemaOf(schema));
  const isNew = isNewIn(englishForm, spanishForm);
  const { [madeFromKey]: madeFrom = {}, ...words } = readSpanish(spanishForm, isNew);
  const all = withBlanks(english, words, jsonSchemaOf(schema));
  const pairs: (Pair & { isSection?: true })[] = [
    ...translate(english, all, schema).pairs,
    ...sectionsOf(englishForm, spanishForm),
  ];
  const made = pairs.filter(({ translation }) => translation);
  const changed = outdated(made, madeFrom);
  const texts = pairs.map((pair): Text => {
    const isOptional = !pair.isSection && valueAt(english, pair.englishPath) === undefined;
    return { ...pair, isOptional, isOutdated: changed.includes(pair) };
  });
  const withMarks = (data: unknown, marked: readonly Pair[]): Values => {
    const marks = { ...madeFrom, ...marksOf(marked) };
    const known = texts.filter(({ id }) => marks[id]).map(({ id }) => [id, marks[id]]);
    return { ...withoutBlanks(data), [madeFromKey]: Object.fromEntries(known) };
  };
  return {
    texts,
    /** Spanish data with texts marked as current: the given ones, or all of a new file. */
    mark: (marked: readonly Pair[]) => withMarks(all, isNew ? made : marked),
    /** Spanish data with one translation replaced. Also marks its item's unmarked `source`. */
    write(text: Text, translation: string) {
      const value = likeEnglish(translation, valueAt(english, text.englishPath));
      const source = text.id.replace(/[^.]*$/, 'source');
      const isMade = ({ id }: Text) => id === text.id || (id === source && !madeFrom[id]);
      return withMarks(writeAt(all, text.path, value), texts.filter(isMade));
    },
    problems() {
      const inEnglish = problemsIn(schema, english);
      const found = problemsIn(schema, english, withoutBlanks(all));
      const differing = made.flatMap(({ id, english, translation = '', isSection }) =>
        (isSection ? compareSections : compareTexts)(english, translation)
          .filter(({ isAdvice }) => !isAdvice)
          .map(({ name, problem }) => `${id}: ${name} ${problem}`),
      );
      return [...found.filter((one) => !inEnglish.includes(one)), ...differing];
    },
  };
}

export function englishProblems(form: Form, schema: ZodType): string[] {
  return problemsIn(schema, fromForm(form, jsonSchemaOf(schema)));
}

function problemsIn(schema: ZodType, english: unknown, words?: Values): string[] {
  const { issues } = validate(schema, english, words);
  return issues.map(({ path, message }) => `${writePath(path)}: ${message}`);
}

/** What to save: new items get keys, new translations are marked as current. */
export function beforeSave(english: Form, spanish: Form | undefined, schema: ZodType) {
  const saved = nameNewItems({
    english: fromForm(english, jsonSchemaOf(schema)),
    spanish: spanish && markSections(english, spanish, schema),
  });
  const { toFile } = keptFormat(schema);
  const finish = (words: Form, { body }: Form, before: unknown) => {
    const form = { ...words, ...(body !== undefined && { body }) };
    return { ...form, [textAsRead.name]: toFile({ ...form, [textAsRead.name]: before }) };
  };
  const facts = toForm(saved.english, jsonSchemaOf(schema)) as Form;
  return {
    english: finish(facts, english, english[textAsRead.name]),
    spanish:
      spanish &&
      finish(
        { [spanishWords]: JSON.stringify(saved.spanish) },
        spanish,
        isNewIn(english, spanish) ? '' : spanish[textAsRead.name],
      ),
  };
}

function markSections(english: Form, spanish: Form, schema: ZodType): Values {
  const { texts, mark } = compareEditions(english, spanish, schema);
  const { body } = split(String(spanish[textAsRead.name] ?? ''));
  const before = sectionsOf(english, { ...spanish, body });
  const isSame = ({ id, translation }: Pair) =>
    before.some((one) => one.id === id && one.translation === translation);
  return mark(texts.filter((text) => text.isSection && text.translation && !isSame(text)));
}

// Matches an item's temporary key (a UUID) and its first text.
const newItem = /"key":"([0-9a-f]{8}-[0-9a-f-]{27})".*?:"(.*?)"/g;

/** Gives new items keys made from their first words, everywhere they are referenced. */
function nameNewItems<T>(data: T): T {
  let text = JSON.stringify(data);
  for (const [, id = '', words = ''] of text.matchAll(newItem)) {
    const key = slugOf(words) ?? 'item';
    text = text.replaceAll(id, text.includes(`"${key}"`) ? `${key}-${id.slice(0, 4)}` : key);
  }
  return JSON.parse(text);
}

/** Without a Spanish file, the editor copies the English file's text into the Spanish form. */
function isNewIn(english: Form, spanish: Form): boolean {
  const text = spanish[textAsRead.name];
  return !text || text === english[textAsRead.name];
}

function readSpanish(form: Form, isNew: boolean): Values & { [madeFromKey]?: MadeFrom } {
  const changed = form[spanishWords];
  if (changed) return JSON.parse(String(changed));
  return isNew ? {} : parse(split(String(form[textAsRead.name])).facts);
}

function sectionsOf(english: Form, spanish: Form) {
  const sections = pairSections(bodyInFile(english) ?? '', bodyInFile(spanish) ?? '');
  return sections.map((one) => ({ ...one, path: [], englishPath: [], isSection: true as const }));
}

function withBlanks(english: unknown, words: unknown, schema: Schema): unknown {
  if (schema['translation'] === 'own') return words;
  if (isShared(english, schema)) return undefined;
  if (isText(english)) return words ?? (typeof english === 'string' ? '' : []);
  if (Array.isArray(english)) {
    const key = String(schema['key']);
    const items = Array.isArray(words) ? words : [];
    return english.map((item) => {
      const translated = items.find((one) => String(one[key]) === String(item[key]));
      const below = withBlanks(item, translated, schema.items as Schema) as Values;
      return { [key]: item[key], ...below };
    });
  }
  const from = english as Values;
  const entries = Object.entries(propertiesOf(schema, from)).flatMap(([name, known]) => {
    const own = isRecord(words) ? words[name] : undefined;
    const value = withBlanks(from[name] ?? from[String(known['of'])], own, known);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function withoutBlanks(value: unknown): Values {
  const strip = (one: unknown): unknown => {
    if (Array.isArray(one))
      return one
        .map(strip)
        .filter((item) => !isEmpty(item) && !(isRecord(item) && Object.keys(item).length < 2));
    if (!isRecord(one)) return one;
    const entries = Object.entries(one).map(([name, below]) => [name, strip(below)]);
    return Object.fromEntries(entries.filter(([, below]) => !isEmpty(below)));
  };
  return strip(value) as Values;
}

/** Parses lines into a text, list or table, as in English. */
function likeEnglish(text: string, english: unknown): unknown {
  if (!Array.isArray(english)) return text;
  const lines = text.split('\n');
  if (!Array.isArray(english[0])) return lines;
  const rows = english.map((row) => lines.splice(0, row.length));
  return [...rows, ...(lines.length > 0 ? [lines] : [])];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((one, step) => (one as Record<PropertyKey, unknown>)?.[step], value);
}

function writeAt(value: unknown, [step, ...rest]: Path, text: unknown): unknown {
  if (step === undefined) return text;
  const copy = structuredClone(value) as Record<PropertyKey, unknown>;
  copy[step] = writeAt(copy[step], rest, text);
  return copy;
}
