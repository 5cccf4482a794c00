'use client';

import { type ReactNode, useState } from 'react';
import type { WarningToaster } from './warning-toaster';

/**
 * Returns a place for toasts and a function that shows a warning in it. The toast library is loaded
 * with the first warning; where it does not load, the message beside the field has to do.
 */
export function useWarningToast(): { toaster: ReactNode; warn: (text: string) => void } {
  const [Toaster, setToaster] = useState<typeof WarningToaster>();
  const [warning, setWarning] = useState({ text: '', count: 0 });

  function warn(text: string) {
    setWarning(({ count }) => ({ text, count: count + 1 }));
    import('./warning-toaster')
      .then((module) => setToaster(() => module.WarningToaster))
      .catch((reason) => console.warn('The toast did not load.', reason));
  }

  return { toaster: Toaster && <Toaster {...warning} />, warn };
}
