import { stringify } from 'yaml';
import { type MadeFrom, madeFromKey, type Pair } from '../../lib/content/translation';
import { createSlugger } from '../../lib/markdown/parser';

/** 32-bit FNV-1a hash of a text, ignoring whitespace changes. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.trim().replace(/\s+/g, ' '))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export type Marked = Pick<Pair, 'id' | 'english' | 'translation'>;

export function outdated<Text extends Marked>(texts: readonly Text[], madeFrom: MadeFrom): Text[] {
  return texts.filter(
    ({ id, english, translation }) =>
      translation !== undefined && madeFrom[id] !== fingerprint(english),
  );
}

export function marksOf(texts: readonly Marked[]): MadeFrom {
  const made = texts.filter(({ translation }) => translation !== undefined);
  return Object.fromEntries(made.map(({ id, english }) => [id, fingerprint(english)]));
}

/** Writes the marks at the end of a YAML text and keeps the rest. */
export function writeMarks(text: string, madeFrom: MadeFrom): string {
  const marks = new RegExp(`^${madeFromKey}:[^\\n]*\\n?(?:[ \\t][^\\n]*\\n?|\\r?\\n)*`, 'm');
  const others = text.replace(marks, '');
  return `${others.trimEnd()}\n${stringify({ [madeFromKey]: madeFrom }, { lineWidth: 0 })}`;
}

/** Markdown from a second-level heading to the next, or above the first. */
export type Section = { id: string; text: string; line: number };

const intro = 'intro';

/** Splits Markdown into sections named by {#id}; lines count from `line`. */
export function sectionsOf(body: string, line = 1): Section[] {
  const slug = createSlugger();
  let next = line;
  const sections = body.split(/^(?=## )/m).map((text) => {
    const heading = /^## (.*)/.exec(text)?.[1];
    const id = heading && (/\{#([a-z0-9-]+)\}\s*$/.exec(heading)?.[1] ?? slug(heading));
    const section = { id: id ?? intro, text, line: next };
    next += text.split('\n').length - 1;
    return section;
  });
  return sections.filter(({ text }) => text.trim());
}

export function pairSections(english: string, translation: string, firstLine = 1) {
  const translated = sectionsOf(translation, firstLine);
  return sectionsOf(english).map(({ id, text }) => {
    const { text: translation, line = 0 } = translated.find((one) => one.id === id) ?? {};
    return { id: `body.${id}`, english: text, translation, line };
  });
}
