import { isRecord } from '../is-record';

/** The storages of a browser, which throw if it blocks them, and its clock. */
export type Browser = { tab: () => Storage; shared: () => Storage; now: () => number };

export const thisBrowser: Browser = {
  tab: () => sessionStorage,
  shared: () => localStorage,
  now: () => Date.now(),
};

function tried<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** One key of a storage. Blocked or full storage is an answer, not an exception. */
export function storedItem(open: () => Storage, key: string) {
  let lastText: string | null | undefined;
  const look = () => tried(() => open().getItem(key));

  return {
    /** The stored text; null if there is none, undefined if storage is blocked. */
    read() {
      lastText = look();
      return lastText;
    },
    /** Returns false if storage is blocked or full. */
    write(value: object): boolean {
      const text = JSON.stringify(value);
      const isKept = tried(() => open().setItem(key, text) ?? true) ?? false;
      if (isKept) lastText = text;
      return isKept;
    },
    remove: () => tried(() => open().removeItem(key)),
    isAbsent: () => look() === null,
    /** Whether another page stored something else since this one read or wrote. */
    isForeign: () => ![null, undefined, lastText].includes(look()),
  };
}

export const keysOf = (open: () => Storage, prefix: string) =>
  tried(() => Object.keys(open()).filter((key) => key.startsWith(prefix))) ?? [];

export type StoredFields = Record<string, unknown>;

/** The fields of a stored value; none if it is of another kind. */
export function storedFields(text: string | null | undefined): StoredFields {
  return asFields(tried(() => JSON.parse(text ?? '')));
}

export function asFields(value: unknown): StoredFields {
  return isRecord(value) ? value : {};
}
