import type { Token } from 'markdown-it';
import type { Mistake } from '../../lib/content/mistakes';
import type { MarkdownParts } from '../../lib/content/read-file';
import { outlineOf } from './outline';
import { sentencesIn } from './reading-level';

// Of 100; what is above is easy to read for most people (Fernández Huerta, 1959).
const easiest = 65;

/**
 * What a translated text has to share with the English one, section by section: headings, lists, numbers,
 * sources, figures and links in their order. Of numbers and links the order may differ.
 */
export function compareTexts(original: MarkdownParts, translation: MarkdownParts): Mistake[] {
  const [from, to] = [sectionsOf(original), sectionsOf(translation)];
  if (from.length !== to.length) {
    const problem = `are ${to.length - 1}. Write ${from.length - 1}, as the English text has.`;
    return [mistake(translation, translation.bodyLine, 'headings', problem)];
  }
  return from.flatMap((section, index) => {
    const translated = to[index] ?? section;
    return Object.entries(section.parts).flatMap(([name, parts]) => {
      const [missing, extra] = differences(parts, translated.parts[name] ?? []);
      if (missing.length + extra.length === 0) return [];
      const words = [
        missing.length > 0 && `lack ${missing.join(', ')}`,
        extra.length > 0 && `have ${extra.join(', ')}, which the English text has not`,
      ].filter(Boolean);
      return [mistake(translation, translated.line, name, `${words.join(' and ')}.`)];
    });
  });
}

type Section = { line: number; parts: Record<string, string[]> };

function sectionsOf(text: MarkdownParts): Section[] {
  return text.body.split(/^(?=## )/m).map((body, index, all) => {
    const before = all.slice(0, index).join('').split('\n').length - 1;
    const outline = outlineOf({ body, bodyLine: 1 });
    const count = (type: string) =>
      outline.tokens.filter((token: Token) => token.type === type).map(() => 'one');
    return {
      line: text.bodyLine + before,
      parts: {
        headings: outline.headings.map(({ level }) => level),
        'list items': count('list_item_open'),
        'table rows': count('tr_open'),
        sources: outline.citations.map(({ id }) => id),
        figures: outline.figures.map(({ name }) => name),
        links: outline.links.map(({ address }) => address),
        numbers: numbersIn(body),
      },
    };
  });
}

/** The numbers of a text as they are written: $25,000 gives 25,000. */
export function numbersIn(text: string): string[] {
  const words = text.replace(/\[\^[\w-]+\]|\]\([^)]*\)|^\{.*\}$/gm, ' ');
  return words.match(/\d(?:[\d,.]*\d)?/g) ?? [];
}

/** What the first has and the second lacks, and the other way round. */
export function differences(from: readonly string[], to: readonly string[]): [string[], string[]] {
  const extra = [...to];
  const missing = from.filter((one) => {
    const place = extra.indexOf(one);
    if (place >= 0) extra.splice(place, 1);
    return place < 0;
  });
  return [missing, extra];
}

/** Names a Spanish text that is hard to read. */
export function checkSpanishEase(text: MarkdownParts): Mistake[] {
  const sentences = sentencesIn(outlineOf(text).tokens);
  const words = sum(sentences.map((sentence) => sentence.words));
  const syllables = sum(sentences.map((sentence) => spanishSyllables(sentence.text)));
  const ease = 206.84 - (60 * syllables) / words - (1.02 * words) / sentences.length;
  if (ease >= easiest || words === 0) return [];
  const problem = `is ${ease.toFixed(0)} on the scale of Fernández Huerta. Write at least ${easiest}, with shorter sentences and words.`;
  return [mistake(text, text.bodyLine, 'readability', problem)];
}

/** Every group of vowels is one, but two strong vowels, or an accent on a weak one, are two. */
export function spanishSyllables(text: string): number {
  const sounds = text
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/([aeoáéó])(?=[aeoáéó])|([íú])(?=[aeoáéó])|([aeoáéó])(?=[íú])/g, '$&-');
  return sounds.match(/[aeiouáéíóúü]+/g)?.length ?? 0;
}

function mistake({ file }: MarkdownParts, line: number, field: string, problem: string): Mistake {
  return { file, line, field, problem };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
