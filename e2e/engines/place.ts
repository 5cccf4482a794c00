/** An element in words: its role (or several, where it may change), its name if it has one, and what it is in. */
export type Place = { role: string | string[]; name?: string; within?: Place };

/** Says in words which element is meant. */
export function wordsFor({ role, name, within }: Place): string {
  const own = [[role].flat().join(' or '), name && `"${name}"`].filter(Boolean).join(' ');
  return within ? `${own} in ${wordsFor(within)}` : own;
}
