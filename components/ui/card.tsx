import type { HTMLAttributes, ReactNode } from 'react';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'nav' | 'li';
};

export function Card({ as: Tag = 'div', className = '', ...props }: CardProps) {
  return (
    <Tag {...props} className={`rounded-card border-line bg-card p-card border ${className}`} />
  );
}

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border-amber bg-card text-ink px-control mb-6 border py-3">
      {children}
    </p>
  );
}
