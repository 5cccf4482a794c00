/** What a place in the browser's storage holds. Only an absent or a kept value may be written over. */
export type Found<Value> =
  | { is: 'kept'; value: Value }
  | { is: 'absent' | 'unreadable' | 'blocked' };

/** Returns a storage, or throws where the browser blocks it. */
export type Area = () => Storage;

/** One value in a storage; `fits` may throw on what is no such value. */
export function slot<Value>(area: Area, key: string, fits: (stored: Value) => boolean) {
  let last: Found<Value>['is'] | undefined;

  function read(): Found<Value> {
    const found = look();
    last = found.is;
    return found;
  }

  function look(): Found<Value> {
    let text: string | null;
    try {
      text = area().getItem(key);
    } catch {
      return { is: 'blocked' };
    }
    if (text === null) return { is: 'absent' };
    try {
      const value = JSON.parse(text);
      if (fits(value)) return { is: 'kept', value };
    } catch {
      // Falls through: what is no JSON cannot be read either.
    }
    return { is: 'unreadable' };
  }

  return {
    read,
    /** Returns false where nothing was written: storage is blocked or full, or holds what cannot be read. */
    write(value: Value): boolean {
      try {
        if (!['kept', 'absent'].includes(last ?? read().is)) return false;
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    /** Removes readable entries; others only on request. */
    remove(isAsked = false) {
      try {
        if (!isAsked && read().is !== 'kept') return;
        area().removeItem(key);
        last = 'absent';
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}

/** Says whether every value of these records or lists is a text. Throws on what is neither. */
export function areTexts(...groups: object[]): boolean {
  return groups.flatMap((group) => Object.values(group)).every((one) => typeof one === 'string');
}
