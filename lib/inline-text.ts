/** Fills the {name} places of a text; a place without a value is left unchanged. */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** [words](address) in a line of content: the words, then the address. */
export const linkSyntax = /\[([^\]]+)\]\(([^)\s]+)\)/g;
