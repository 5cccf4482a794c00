import type { ComponentProps } from 'react';

const sizes = { headline: 'text-headline', title: 'text-title', subtitle: 'text-subtitle' };

type HeadingProps = ComponentProps<'h2'> & {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  size: keyof typeof sizes;
};

/** A heading in the display face; its level and its size are chosen apart. */
export function Heading({ as: Tag, size, className = '', ...props }: HeadingProps) {
  return <Tag {...props} className={`font-display ${sizes[size]} ${className}`} />;
}
