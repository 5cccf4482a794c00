import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';

const look = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--amber)',
  fontFamily: 'inherit',
} as CSSProperties;

// Keeps the header visible.
const offset = { top: '5.5rem' };

export type Warning = {
  label: string;
  text: string;
  count: number;
};

export function WarningToaster({ label, text, count }: Warning) {
  useEffect(() => {
    if (count > 0) toast.warning(text, { id: text });
  }, [text, count]);
  return (
    <Toaster
      // The library's default name is in English.
      customAriaLabel={label}
      position="top-center"
      theme="light"
      offset={offset}
      mobileOffset={offset}
      style={look}
    />
  );
}
