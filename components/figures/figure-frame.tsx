import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/section';

type FigureFrameProps = {
  title: string | undefined;
  note: string | undefined;
  caption: string;
  children: ReactNode;
};

export function FigureFrame({ title, note, caption, children }: FigureFrameProps) {
  return (
    <figure className="my-8">
      <Card>
        {title && (
          <Heading as="p" size="subtitle" className="mb-4 text-balance">
            {title}
          </Heading>
        )}
        {children}
        {note && <p className="text-ink-soft mt-4 text-sm">{note}</p>}
      </Card>
      <FigureCaption>{caption}</FigureCaption>
    </figure>
  );
}

export function FigureCaption({ children }: { children: ReactNode }) {
  return (
    <figcaption className="text-ink-soft mt-3 text-center text-sm text-balance">
      {children}
    </figcaption>
  );
}
