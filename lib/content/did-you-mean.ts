import { distance } from '../distance';

/** Takes a word and the words there are, and returns the one that was probably meant, if any is near. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
  const farthest = Math.min(3, Math.ceil(word.length / 3));
  const [nearest] = known
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away);
  return nearest?.name;
}

/** Takes a word that is not among those there are and says so, with the nearest one or all of them. */
export function describeUnknown(word: string, known: readonly string[]): string {
  const nearest = nearestTo(word, known);
  const question = nearest ? ` Did you mean “${nearest}”?` : '';
  return `“${word}” is not known here.${question} Use only ${known.join(', ')}.`;
}
