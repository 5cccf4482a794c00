import type { ReactNode } from 'react';
import { Card, Heading } from '@/components/ui/section';
import type { Figure } from '@/lib/content/figure-schemas';
import type { Language } from '@/lib/language';
import { Bars, Stacked } from './amounts';
import { Comparison } from './comparison';
import { Checklist, Flow, Timeline } from './lists';
import { StateLaws } from './state-laws';

type ArticleFigureProps = { figure: Figure; language: Language };

export function ArticleFigure({ figure, language }: ArticleFigureProps) {
  const { title, note, caption } = figure;
  const isTable = figure.kind === 'comparison' || figure.kind === 'states';
  return (
    <figure className="my-8">
      <Card>
        {!isTable && (
          <Heading as="p" size="subtitle" className="mb-4 text-balance">
            {title}
          </Heading>
        )}
        <FigureData figure={figure} language={language} />
        {note && <p className="text-ink-soft mt-4 text-sm">{note}</p>}
      </Card>
      <FigureCaption>{caption}</FigureCaption>
    </figure>
  );
}

function FigureData({ figure, language }: ArticleFigureProps) {
  switch (figure.kind) {
    case 'bars':
      return <Bars figure={figure} />;
    case 'stacked':
      return <Stacked figure={figure} />;
    case 'timeline':
      return <Timeline figure={figure} />;
    case 'flow':
      return <Flow figure={figure} />;
    case 'checklist':
      return <Checklist figure={figure} />;
    case 'comparison':
      return <Comparison figure={figure} />;
    case 'states':
      return <StateLaws figure={figure} language={language} />;
  }
}

export function FigureCaption({ children }: { children: ReactNode }) {
  return (
    <figcaption className="text-ink-soft mt-3 text-center text-sm text-balance">
      {children}
    </figcaption>
  );
}
