import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; text?: string | undefined; children: ReactNode };

/** A part of a page with its heading, which also names it to assistive technology. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="max-w-site px-gutter py-section mx-auto"
    >
      <SectionHeading id={id} title={title} text={text} />
      <div className="mt-6 lg:mt-10">{children}</div>
    </section>
  );
}

/** The heading of a section that is laid out in its own way. */
export function SectionHeading({ id, title, text }: Omit<SectionProps, 'children'>) {
  return (
    <>
      <h2 id={`${id}-title`} className="font-display text-title">
        {title}
      </h2>
      {text && <p className="text-ink-soft mt-3 max-w-2xl">{text}</p>}
    </>
  );
}
