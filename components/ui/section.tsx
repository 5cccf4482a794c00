import type { ReactNode } from 'react';
import { Container } from './container';
import { Heading } from './heading';

type SectionProps = { id: string; title: string; text?: string | undefined; children: ReactNode };

/** A part of a page with its heading, which also names it to assistive technology. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Container as="section" isSection id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} title={title} text={text} />
      <div className="mt-6 lg:mt-10">{children}</div>
    </Container>
  );
}

/** The heading of a section that is laid out in its own way. */
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
