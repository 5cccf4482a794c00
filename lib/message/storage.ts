export type Found<Value> =
  | { is: 'kept'; value: Value }
  | { is: 'absent' | 'unreadable' | 'blocked' };

/** Throws if the browser blocks storage. */
export type Area = () => Storage;

/** One stored value; `fits` may throw on invalid data. */
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
      // Invalid JSON can't be read either.
    }
    return { is: 'unreadable' };
  }

  return {
    read,
    /** Returns false if storage is blocked or full, or holds unreadable data. */
    write(value: Value): boolean {
      try {
        if (!['kept', 'absent'].includes(last ?? read().is)) return false;
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    /** Removes readable values; `isAsked` removes any. */
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

export function areTexts(...groups: object[]): boolean {
  return groups.flatMap((group) => Object.values(group)).every((one) => typeof one === 'string');
}
