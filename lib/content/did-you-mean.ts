import { distance } from '../distance';

/** The known word closest to a misspelled one, if any is close enough. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
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
