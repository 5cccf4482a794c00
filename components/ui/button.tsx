import type { ReactNode } from 'react';

const look =
  'inline-flex min-h-13 items-center justify-center gap-2 rounded-control bg-action px-6 text-center font-semibold text-on-action no-underline transition-colors hover:bg-action-hover active:translate-y-px';

type Common = { children: ReactNode; className?: string };

/** The one strong button; its colors say "this is the thing to do here". */
export function SubmitButton({
  children,
  className = '',
  disabled,
}: Common & { disabled?: boolean }) {
  return (
    <button type="submit" disabled={disabled} className={`${look} ${className}`}>
      {children}
    </button>
  );
}

/** A link that looks like the strong button. */
export function ButtonLink({ href, children, className = '' }: Common & { href: string }) {
  return (
    <a href={href} className={`${look} ${className}`}>
      {children}
    </a>
  );
}
