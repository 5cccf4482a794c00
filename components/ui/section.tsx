import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';

type SectionProps = { id: string; title: string; text?: string | undefined; children: ReactNode };

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Container as="section" isSection id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} title={title} text={text} />
      <div className="mt-6 lg:mt-10">{children}</div>
    </Container>
  );
}

export function SectionHeading({ id, title, text }: Omit<SectionProps, 'children'>) {
  return (
    <>
      <Heading as="h2" size="title" id={`${id}-title`}>
        {title}
      </Heading>
      {text && <p className="text-ink-soft mt-3 max-w-2xl">{text}</p>}
    </>
  );
}

type ContainerProps = ComponentProps<'div'> & {
  as?: 'div' | 'section';
  isSection?: boolean;
};

export function Container({
  as: Tag = 'div',
  isSection,
  className = '',
  ...props
}: ContainerProps) {
  const padding = isSection ? 'py-section ' : '';
  return <Tag {...props} className={`max-w-site px-gutter mx-auto ${padding}${className}`} />;
}

const sizes = { headline: 'text-headline', title: 'text-title', subtitle: 'text-subtitle' };

type HeadingProps = ComponentProps<'h2'> & {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  size: keyof typeof sizes;
};

export function Heading({ as: Tag, size, className = '', ...props }: HeadingProps) {
  return <Tag {...props} className={`font-display ${sizes[size]} ${className}`} />;
}

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'nav' | 'li';
};

export function Card({ as: Tag = 'div', className = '', ...props }: CardProps) {
  return (
    <Tag {...props} className={`rounded-card border-line bg-card p-card border ${className}`} />
  );
}
