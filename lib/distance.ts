/** Levenshtein distance. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 0; at < to.length; at += 1) {
      const [left = 0, above = 0, across = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, across + (letter === to[at] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
