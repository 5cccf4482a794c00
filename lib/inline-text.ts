/** Fills the {name} places of a text; unknown names stay. */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** [words](address) in a line of content. */
export const linkSyntax = /\[([^\]]+)\]\(([^)\s]+)\)/g;

export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
