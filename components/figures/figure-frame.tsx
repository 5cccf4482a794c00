import type { ReactNode } from 'react';

type FigureFrameProps = { title?: string; note?: string; caption: string; children: ReactNode };

/** The card around a figure, with its title above, a remark on its numbers, and the caption below. */
export function FigureFrame({ title, note, caption, children }: FigureFrameProps) {
  return (
    <figure className="my-8">
      <div className="card">
        {title && <p className="heading-3 mb-4 text-balance">{title}</p>}
        {children}
        {note && <p className="mt-4 text-ink-soft text-sm">{note}</p>}
      </div>
      <FigureCaption>{caption}</FigureCaption>
    </figure>
  );
}

/** The line below a figure or a picture that says why it matters. */
export function FigureCaption({ children }: { children: ReactNode }) {
  return (
    <figcaption className="mt-3 text-balance text-center text-ink-soft text-sm">
      {children}
    </figcaption>
  );
}
