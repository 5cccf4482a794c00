type Opposites = readonly (readonly [original: string, translation: string])[];

/** By language code: words that both languages of a label have, or neither. */
const opposites: Readonly<Record<string, Opposites>> = {
  es: [
    ['yes', 'sí'],
    ["no|not|\\p{L}+n[’']t", 'no'],
    ['never', 'nunca|jamás'],
    ['north(?:ern)?', 'norte'],
    ['south(?:ern)?', 'sur'],
    ['east(?:ern)?', '(?<=del )este|oriental'],
    ['west(?:ern)?', 'oeste|occidental'],
    ['new', 'nuev[oa]s?'],
    ['less|fewer|under', 'menos|menor(?:es)?'],
    ['more|over', 'más|mayor(?:es)?'],
    ['before', 'antes'],
    ['after', 'después'],
  ],
};

/**
 * Which opposite, such as “Yes” or “North”, only one language of a short label has, to follow the
 * label's name. In sentences, a word may well have no counterpart.
 */
export function oppositeWords(
  original: string,
  translation: string,
  language: string,
): string | undefined {
  for (const [word, counterpart] of opposites[language] ?? []) {
    const found = find(word, original);
    const other = find(counterpart, translation);
    if (found && !other) return `says “${found}”, which “${translation}” doesn’t say`;
    if (other && !found) return `says “${other}”, which “${original}” doesn’t say`;
  }
  return undefined;
}

// \b knows only ASCII letters.
const find = (word: string, label: string) =>
  RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu').exec(label)?.[0];
