/** A text's words as a slug; undefined if it has none. */
export function slugOf(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/[\p{M}’']/gu, '');
  return plain
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');
}
