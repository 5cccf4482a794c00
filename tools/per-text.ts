/** Takes a function of a text and returns one that runs it once for each text and keeps the result. */
export function perText<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    if (!kept.has(text)) kept.set(text, make(text));
    return kept.get(text) as T;
  };
}
