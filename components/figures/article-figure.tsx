import type { Figure } from '@/lib/content/figure-schemas';
import type { Language } from '@/lib/language';
import { Bars } from './bars';
import { Checklist } from './checklist';
import { Comparison } from './comparison';
import { FigureFrame } from './figure-frame';
import { Flow } from './flow';
import { Stacked } from './stacked';
import { StateLaws } from './state-laws';
import { Timeline } from './timeline';

type ArticleFigureProps = { figure: Figure; language: Language };

export function ArticleFigure({ figure, language }: ArticleFigureProps) {
  const { title, note, caption } = figure;
  const isTable = figure.kind === 'comparison' || figure.kind === 'states';
  return (
    <FigureFrame title={isTable ? undefined : title} note={note} caption={caption}>
      <FigureData figure={figure} language={language} />
    </FigureFrame>
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
