/** Throws if the browser blocks storage. */
export type OpenStorage = () => Storage;

/** The storages of a browser and its clock. */
export type Browser = { tab: OpenStorage; shared: OpenStorage; now: () => number };

export const thisBrowser: Browser = {
  tab: () => sessionStorage,
  shared: () => localStorage,
  now: () => Date.now(),
};

/** One key of a storage. Blocked or full storage is an answer, not an exception. */
export function storedItem(open: OpenStorage, key: string) {
  let lastText: string | null | undefined;

  function look(): string | null | undefined {
    try {
      return open().getItem(key);
    } catch {
      return undefined;
    }
  }

  return {
    /** The stored text; null if there is none, undefined if storage is blocked. */
    read() {
      lastText = look();
      return lastText;
    },
    /** Returns false if storage is blocked or full. */
    write(value: object): boolean {
      try {
        const text = JSON.stringify(value);
        open().setItem(key, text);
        lastText = text;
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        open().removeItem(key);
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
    isAbsent: () => look() === null,
    /** Whether another page stored something else since this one read or wrote. */
    isForeign: () => ![null, undefined, lastText].includes(look()),
  };
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
