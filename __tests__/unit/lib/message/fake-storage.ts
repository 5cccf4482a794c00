/** A storage whose keys are its own properties, as in a browser; `onWrite` may refuse to write. */
export function fakeStorage(before: object = {}, onWrite: (key: string) => void = () => undefined) {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    removeItem: (key: string) => void delete storage[key],
    setItem(key: string, text: string) {
      onWrite(key);
      storage[key] = text;
    },
  };
  const storage: Record<string, string> = Object.assign(Object.create(methods), before);
  return storage as unknown as Storage;
}
