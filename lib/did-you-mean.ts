/** Levenshtein distance. */
function distance(from: string, to: string): number {
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
  return `“${word}” is not known here.${question} Use only ${known.join(', ')}.`;
}
