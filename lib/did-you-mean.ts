/** How many letters to add, leave out, change or exchange with the next one. */
export function distance(from: string, to: string): number {
  let rowBefore: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1];
    for (let at = 0; at < to.length; at += 1) {
      const [left = 0, above = 0, across = 0] = [next[at], row[at + 1], row[at]];
      const isExchange =
        at > 0 && index > 0 && from[index] === to[at - 1] && from[index - 1] === to[at];
      next.push(
        Math.min(
          left + 1,
          above + 1,
          across + (from[index] === to[at] ? 0 : 1),
          isExchange ? (rowBefore[at - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [rowBefore, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

function nearestTo(word: string, known: readonly string[]): string | undefined {
  const farthest = Math.min(3, Math.ceil(word.length / 3));
  const [nearest] = known
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away);
  return nearest?.name;
}

/** Message for an unknown word: the closest known word, or all of them. */
export function describeUnknown(word: string, known: readonly string[]): string {
  const nearest = nearestTo(word, known);
  const question = nearest ? ` Did you mean “${nearest}”?` : '';
  return `“${word}” is not known here.${question} Remove it, or use only ${known.join(', ')}.`;
}
