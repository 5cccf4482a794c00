import { stringify } from 'yaml';
import { type MadeFrom, madeFromKey, type Pair } from '../../lib/content/translation';
import { createSlugger } from '../../lib/markdown/parser';

/** A short hash of a text (32-bit FNV-1a), which changes in white space leave as it is. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.trim().replace(/\s+/g, ' '))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** What a translation is marked with, by the id of each text. */
export type Marked = Pick<Pair, 'id' | 'english' | 'translation'>;

/** Returns the texts whose English text is not the one that the translation was made from. */
export function outOfStep<Text extends Marked>(texts: readonly Text[], madeFrom: MadeFrom): Text[] {
  return texts.filter(
    ({ id, english, translation }) =>
      translation !== undefined && madeFrom[id] !== fingerprint(english),
  );
}

/** Returns the marks of texts whose translation follows their present English text. */
export function marksOf(texts: readonly Marked[]): MadeFrom {
  const made = texts.filter(({ translation }) => translation !== undefined);
  return Object.fromEntries(made.map(({ id, english }) => [id, fingerprint(english)]));
}

/** Returns a YAML text with these marks at its end; the rest stays as written. */
export function writeMarks(text: string, madeFrom: MadeFrom): string {
  const marks = new RegExp(`^${madeFromKey}:[^\\n]*\\n?(?:[ \\t][^\\n]*\\n?|\\r?\\n)*`, 'm');
  const others = text.replace(marks, '');
  return `${others.trimEnd()}\n${stringify({ [madeFromKey]: madeFrom }, { lineWidth: 0 })}`;
}

/** A part of a Markdown text that begins with a second-level heading, or the part above the first one. */
export type Section = { id: string; text: string; line: number };

const intro = 'intro';

/** Splits a Markdown text into its sections, each named by the {#id} of its heading; lines count from `line`. */
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

/** Joins the sections of a text with those of its translation that have the same id, and their lines. */
export function pairSections(english: string, translation: string, firstLine = 1) {
  const translated = sectionsOf(translation, firstLine);
  return sectionsOf(english).map(({ id, text }) => {
    const { text: translation, line = 0 } = translated.find((one) => one.id === id) ?? {};
    return { id: `body.${id}`, english: text, translation, line };
  });
}
