import { paint } from '../gradients';
import { group, path, place } from '../markup';
import { ink, inkDeep, night } from '../palette';

type Cottage = [x: number, y: number, scale: number, facing: 1 | -1];

function drawCottage([x, y, scale, facing]: Cottage): string {
  return place(
    x,
    y,
    [scale * facing, scale],
    path('M34-62h10v20H34z', inkDeep),
    path('M-22 2V-28L0-50L22-28V2z', night),
    path('M20 2V-30H68V2z', ink),
    path('M0-54H52L74-26H24L0-46L-22-24L-26-29z', inkDeep),
    path('M-9-26H9V-8H-9zM30-20H42V-7H30zM50-20H62V-7H50z', paint('window')),
  );
}

/** Draws cottages with lit windows, the far ones first; each about 100 units wide at scale 1. */
export function drawVillage(cottages: Cottage[]): string {
  return group(cottages.map(drawCottage));
}
