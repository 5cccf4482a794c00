import type { ReactNode } from 'react';

/** A remark on what follows it. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border-amber bg-card text-ink px-control mb-6 border py-3">
      {children}
    </p>
  );
}
