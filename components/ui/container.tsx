import type { ComponentProps } from 'react';

type ContainerProps = ComponentProps<'div'> & {
  as?: 'div' | 'section';
  /** Whether it keeps the distance between sections above and below. */
  isSection?: boolean;
};

/** Centers content at the site's width. */
export function Container({
  as: Tag = 'div',
  isSection,
  className = '',
  ...props
}: ContainerProps) {
  const padding = isSection ? 'py-section ' : '';
  return <Tag {...props} className={`max-w-site px-gutter mx-auto ${padding}${className}`} />;
}
