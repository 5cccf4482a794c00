import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; text?: string; children: ReactNode };

/** A part of a page with its heading, which also names it to assistive technology. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="container-page section-space">
      <div className="mb-8 max-w-2xl">
        <h2 id={`${id}-title`} className="heading-2">
          {title}
        </h2>
        {text && <p className="mt-3 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
