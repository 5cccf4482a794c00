/** Fills the {name} places of a text; unknown names stay. */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** [words](address) in a line of content. */
export const linkSyntax = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** {texas.injury} in a text of content: how long a law gives. */
export const lengthSyntax = /\{([a-z-]+)\.([\w.-]+)\}/g;

/** Words in small letters without accents, to compare what people type. */
export function fold(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
