/** Returns a text's words in small letters and digits, joined by hyphens; undefined where it has none. */
export function slugOf(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/[\p{M}’']/gu, '');
  return plain
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');
}
