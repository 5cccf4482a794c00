'use client';

import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';

// The library's own names; the site's tokens follow the light and the dark appearance by themselves.
const colors = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--amber)',
} as CSSProperties;

/** Shows a warning toast whenever the count of warnings grows; the same text replaces its toast. */
export function WarningToaster({ text, count }: { text: string; count: number }) {
  useEffect(() => {
    if (count > 0) toast.warning(text, { id: text });
  }, [text, count]);
  return <Toaster position="top-center" theme="light" style={colors} />;
}
