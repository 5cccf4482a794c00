export function fakeStorage(before: object = {}) {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    removeItem: (key: string) => void delete storage[key],
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
  };
  const storage: Record<string, string> = Object.assign(Object.create(methods), before);
  return storage as unknown as Storage;
}
