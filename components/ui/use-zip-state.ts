'use client';

import { useEffect, useState } from 'react';

/** Takes what stands in a zip code's field and returns its state's name; the table comes with the first digit. */
export function useZipState(typed: string): string | undefined {
  const [table, setTable] = useState<typeof import('@/lib/zip-states')>();
  const isTyped = typed !== '';
  useEffect(() => {
    if (!isTyped) return;
    // Without the table the field works as well, and only says less.
    import('@/lib/zip-states').then(setTable, () => undefined);
  }, [isTyped]);
  return table?.stateOfZipCode(typed);
}
