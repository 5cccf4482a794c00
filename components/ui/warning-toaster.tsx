import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';

// The library's own names; the site's tokens follow the light and the dark appearance by themselves.
const look = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--amber)',
  fontFamily: 'inherit',
} as CSSProperties;

// Below the header, which holds the way to the menu and the phone number.
const offset = { top: '5.5rem' };

/** The library's part of the warning toast; the same text replaces its toast. */
export function WarningToaster({ text, count }: { text: string; count: number }) {
  useEffect(() => {
    if (count > 0) toast.warning(text, { id: text });
  }, [text, count]);
  return (
    <Toaster
      position="top-center"
      theme="light"
      offset={offset}
      mobileOffset={offset}
      style={look}
    />
  );
}
