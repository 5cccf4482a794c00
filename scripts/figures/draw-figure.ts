import { drawBars } from './draw-bars';
import { type Drawing, drawCard } from './draw-card';
import { drawChecklist } from './draw-checklist';
import { drawComparison } from './draw-comparison';
import { drawFlow } from './draw-flow';
import { drawStacked } from './draw-stacked';
import { drawTimeline } from './draw-timeline';
import type { Figure } from './figure-schema';

/** Draws a figure as an SVG document; the same data always gives the same bytes. */
export function drawFigure(figure: Figure): string {
  return drawCard(figure, drawKind(figure));
}

function drawKind(figure: Figure): Drawing {
  switch (figure.kind) {
    case 'timeline':
      return drawTimeline(figure);
    case 'bars':
      return drawBars(figure);
    case 'stacked':
      return drawStacked(figure);
    case 'checklist':
      return drawChecklist(figure);
    case 'comparison':
      return drawComparison(figure);
    case 'flow':
      return drawFlow(figure);
  }
}
