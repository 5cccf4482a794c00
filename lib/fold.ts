/** Words in small letters without accents, to compare what people type. */
export function fold(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
