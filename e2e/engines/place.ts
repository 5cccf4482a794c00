/** An element by role (several if it may change), accessible name and container. */
export type Place = { role: string | string[]; name?: string; within?: Place };

export function wordsFor({ role, name, within }: Place): string {
  const own = [[role].flat().join(' or '), name && `"${name}"`].filter(Boolean).join(' ');
  return within ? `${own} in ${wordsFor(within)}` : own;
}
