import { locateText, mistakeAt } from '../../lib/content/locate-value';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { parseTranslation, type Translated } from '../../lib/content/parse-yaml';
import { type MarkdownParts, readText, splitMarkdown } from '../../lib/content/read-file';
import type { MadeFrom, Pair } from '../../lib/content/translation';
import { type CitationIndex, citationIndex, type Law, locationsCiting } from './citations';
import { compareSections, compareTexts } from './compare-texts';
import { pathOf, translatedPath, translation } from './content-paths';
import { type Marked, outdated, sectionsOf } from './made-from';
import { markupMistakes } from './markup-rules';
import { outlineOf } from './outline';
import { attempt, type Content, type DataPart } from './read-content';
import { countText, minWords } from './reading-level';
import { loadTerms, missingTerms, type Term, termsFile } from './terms';

// On the scale of Fernández Huerta (1959), 60 to 70 is normal.
const minEase = 65;

/** English files that have or need a translation; articles don't need one. */
export function translatedParts({ translated, data, texts }: Content) {
  if (!translation) return [];
  return [...data.values()]
    .filter(({ name, data }) => {
      const number = /^(?:articles|figures)\/(\d+)/.exec(name)?.[1];
      const isWanted = !number || translated.some((one) => one.startsWith(`articles/${number}-`));
      // Unreadable English files are reported elsewhere.
      return pathOf(name) !== name && isWanted && data;
    })
    .map((part) => ({ part, text: texts.find(({ file }) => file === part.source.file) }));
}

type TranslatedPart = ReturnType<typeof translatedParts>[number];

/** Throws a ContentError if it can't be read. */
export function readTranslation({ part, text }: TranslatedPart) {
  const place = pathOf(part.name, translation);
  const parts = text && splitMarkdown(place);
  const source = parts?.front ?? { file: `content/${place}`, text: readText(place) };
  const translated: Translated = { ...source, original: part.source.text };
  return { parts, source, ...parseTranslation(translated, part.schema) };
}

/** Compares each translation with its English original. */
export function checkTranslations(content: Content): Mistake[] {
  const found: Mistake[] = [];
  const index = citationIndex(content);
  const terms: Term[] = [];
  attempt(found, () => terms.push(...loadTerms()));
  for (const one of translatedParts(content)) {
    const { name, source } = one.part;
    if (content.translated.includes(name))
      attempt(found, () => found.push(...checkTranslation(one, index, terms)));
    else found.push(missingFile(translatedPath(source.file), content));
  }
  return found;
}

/** A figure may be missing if the Spanish article doesn't show it. */
function missingFile(file: string, { spanish }: Content): Mistake {
  const [, folder, number, name = ''] = /^(.*)figures\/(\d+)\/(.*)\.yml$/.exec(file) ?? [];
  const at = { file, line: 1, field: 'file name' };
  if (!folder)
    return {
      ...at,
      problem: 'is missing. Translate the English file, or restore an earlier version.',
    };
  const article = spanish.texts.find((text) =>
    text.file.startsWith(`${folder}articles/${number}-`),
  );
  const shown = article && outlineOf(article).figures.find((figure) => figure.name === name);
  if (article && shown) {
    const problem = `has no file ${file}. Translate the English one, or take out the line.`;
    return { file: article.file, line: shown.line, field: `figure ${name}`, problem };
  }
  const problem = 'is not translated yet, so the Spanish article lacks this figure.';
  return asAdvice({ ...at, problem });
}

function* checkTranslation(
  one: TranslatedPart,
  index: CitationIndex,
  terms: readonly Term[],
): Iterable<Mistake> {
  const { part, text } = one;
  const { source, pairs, madeFrom, parts } = readTranslation(one);
  yield* checkTexts(pairs, madeFrom, part, source, index);
  for (const { english, translation, path, isSource } of pairs)
    if (translation && !isSource)
      for (const problem of termProblems(terms, english, translation))
        yield asAdvice(mistakeAt(source, path, problem));
  if (!text || !parts) return;
  yield* checkSections(text, parts, madeFrom, terms);
  yield* markupMistakes(parts);
  yield* checkSpanishEase(parts);
}

function quote(text: string): string {
  return `“${text.trim().replace(/\s+/g, ' ')}”`;
}

function describeChange({ english, translation = '' }: Marked, place: string): string {
  return `was translated from an older English text, which now says ${quote(english)} (${place}). The translation says ${quote(translation)}.`;
}

const howToMark = (place: string) => `Compare the two, then run: npm run translated -- ${place}`;

function* checkTexts(
  pairs: readonly Pair[],
  madeFrom: MadeFrom,
  { source: original, data }: DataPart,
  source: Translated,
  index: CitationIndex,
): Iterable<Mistake> {
  const at = ({ id, path }: Pair, problem: string) => {
    return { ...mistakeAt(source, path, problem), field: id };
  };
  const placeOfEnglish = ({ englishPath }: Pair) => locateText(original, englishPath);
  for (const pair of pairs) {
    const { english, translation } = pair;
    if (translation === undefined) {
      const result = pair.isKept ? 'shown in English' : 'left out';
      const problem = `is not translated yet, so it is ${result}: ${quote(english)} (${placeOfEnglish(pair)}).`;
      yield asAdvice(at(pair, problem));
      continue;
    }
    for (const { name, problem, isAdvice } of compareTexts(english, translation))
      yield { ...at(pair, `${name} ${problem}`), ...(isAdvice && { isAdvice: true }) };
  }
  for (const pair of outdated(pairs, madeFrom)) {
    const change = pair.isSource
      ? `cites ${pair.english} (${placeOfEnglish(pair)}), which has changed. Check that the translation still matches it.`
      : describeChange(pair, placeOfEnglish(pair));
    const mark = howToMark(locateText(source, pair.path));
    yield asAdvice(at(pair, `${change}${others(pair)} ${mark}`));
  }

  function others({ englishPath, path }: Pair): string {
    const around = englishPath.slice(0, -1);
    const law = around.reduce<unknown>((value, step) => Object(value)[step], data) as Law;
    const here = [
      ...[around, englishPath].map((one) => locateText(original, one)),
      locateText(source, path.slice(0, -1)),
    ];
    const locations = locationsCiting(index, law ?? {}).filter((one) => !here.includes(one));
    return locations.length > 0 ? ` The same law is cited at ${locations.join(', ')}.` : '';
  }
}

function termProblems(terms: readonly Term[], english: string, spanish: string): string[] {
  return missingTerms(terms, english, spanish).map(
    (term) =>
      `should translate “${term.english}” as ${term.spanish.join(' or ')} (content/${termsFile}).`,
  );
}

export function* checkSections(
  original: MarkdownParts,
  { file, body, bodyLine }: MarkdownParts,
  madeFrom: MadeFrom,
  terms: readonly Term[] = [],
): Iterable<Mistake> {
  const english = sectionsOf(original.body, original.bodyLine);
  const spanish = sectionsOf(body, bodyLine);
  const at = (line: number, field: string, problem: string) => ({ file, line, field, problem });
  for (const { id, line } of english)
    if (!spanish.some((one) => one.id === id)) {
      const problem = `lacks the section “${id}” of ${original.file}:${line}. Translate it, with {#${id}} after its heading.`;
      yield asAdvice(at(bodyLine, 'text', problem));
    }
  for (const section of spanish) {
    const { id, line, text } = section;
    const from = english.find((one) => one.id === id);
    if (spanish.find((one) => one.id === id) !== section)
      yield at(line, 'heading', `{#${id}} appears twice. Write the id of its English section.`);
    else if (!from) {
      // The part above the first heading has no heading to match.
      const known = english
        .filter(({ text }) => text.startsWith('## '))
        .map((one) => `{#${one.id}}`);
      const problem = `matches no English section. After the heading, write the id of the section it translates: ${known.join(', ')}.`;
      yield asAdvice(at(line, 'heading', problem));
    } else {
      const parts = compareSections(from.text, text);
      for (const { name, problem, isAdvice } of parts)
        yield { ...at(line, name, problem), ...(isAdvice && { isAdvice: true }) };
      for (const problem of termProblems(terms, from.text, text))
        yield asAdvice(at(line, 'terms', problem));
      const pair = { id: `body.${id}`, english: from.text, translation: text };
      if (outdated([pair], madeFrom).length > 0) {
        const change = describeChange(pair, `${original.file}:${from.line}`);
        yield asAdvice(at(line, 'section', `${change} ${howToMark(`${file}:${line}`)}`));
      }
    }
  }
}

export function checkSpanishEase(text: MarkdownParts): Mistake[] {
  const { sentence, word, syllable } = countText(outlineOf(text).tokens, spanishSyllables).counts;
  const ease = 206.84 - (60 * syllable) / word - (1.02 * word) / sentence;
  if (ease >= minEase || word < minWords) return [];
  const problem = `is ${ease.toFixed(0)} on the scale of Fernández Huerta. Write shorter sentences and words, for ${minEase} or more.`;
  return [asAdvice({ file: text.file, line: text.bodyLine, field: 'readability', problem })];
}

/** Counts vowel groups; a hiatus (two strong vowels, or an accented weak one) counts as two. */
export function spanishSyllables(text: string): number {
  const sounds = text
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/([aeoáéó])(?=[aeoáéó])|([íú])(?=[aeoáéó])|([aeoáéó])(?=[íú])/g, '$&-');
  return sounds.match(/[aeiouáéíóúü]+/g)?.length ?? 0;
}
