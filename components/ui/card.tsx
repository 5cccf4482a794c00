import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'nav';
  'data-scroll'?: string;
};

/** A box that lifts one thing off the page; a row of things needs none. */
export function Card({ as: Tag = 'div', className = '', ...props }: CardProps) {
  return (
    <Tag {...props} className={`rounded-card border-line bg-card p-card border ${className}`} />
  );
}
