import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';

// CSS variables of the library. The tokens already handle dark mode.
const look = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--amber)',
  fontFamily: 'inherit',
} as CSSProperties;

// Keeps the header with menu and phone number visible.
const offset = { top: '5.5rem' };

export type Warning = {
  /** Names the region to assistive technology. */
  label: string;
  text: string;
  /** How many warnings there have been. */
  count: number;
};

/** The library's part of the warning toast; the same text replaces its toast. */
export function WarningToaster({ label, text, count }: Warning) {
  useEffect(() => {
    if (count > 0) toast.warning(text, { id: text });
  }, [text, count]);
  return (
    <Toaster
      // The library's own name for the region is English.
      customAriaLabel={label}
      position="top-center"
      theme="light"
      offset={offset}
      mobileOffset={offset}
      style={look}
    />
  );
}
