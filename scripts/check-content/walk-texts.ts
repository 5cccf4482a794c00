import type { Path } from '../../lib/content/locate-value';

export type TextAt = { path: Path; text: string };

/** Takes data and returns each text in it with its path. */
export function textsIn(data: unknown, path: Path = []): TextAt[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
