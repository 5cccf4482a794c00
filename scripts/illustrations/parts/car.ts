import { circle, path, place, rect } from '../markup';
import { inkDeep } from '../palette';

/** The paint of a car: body, its shaded lower half, and what the windows show. */
export interface CarPaint {
  body: string;
  shaded: string;
  glass: string;
}

const shell =
  'M-112-26C-113-42-104-49-88-52L-62-56C-46-80-34-88-8-88H20C46-88 60-76 76-57L96-53C110-50 114-42 113-28Q112-18 102-18H-102Q-112-18-112-26z';
// The nose pushed in, the bonnet folded up before the windscreen.
const dented =
  'M-101-26L-97-35L-102-43L-96-51L-79-66L-71-58L-62-56C-46-80-34-88-8-88H20C46-88 60-76 76-57L96-53C110-50 114-42 113-28Q112-18 102-18H-92Q-101-18-101-26z';

function drawWheel(x: number): string[] {
  return [
    circle(x, -18, 24, inkDeep),
    circle(x, -17, 19, '#071B21'),
    circle(x, -17, 9.5, '#8FB3AB'),
    circle(x, -17, 3.5, inkDeep),
  ];
}

/** Draws a car seen from its side, nose to the left, wheels on (x, y), 226 units long. */
export function drawCar(
  x: number,
  y: number,
  scale: number | [number, number],
  { body, shaded, glass }: CarPaint,
  condition: 'sound' | 'dented' = 'sound',
): string {
  const nose =
    condition === 'sound'
      ? [path('M-110-42Q-98-46-92-40Q-96-34-111-34z', '#FFF3D2')]
      : [
          path('M-96-51L-79-66L-73-50L-87-43z', shaded),
          path('M-102-43L-96-51L-87-43L-91-36L-98-36z', inkDeep),
        ];
  return place(
    x,
    y,
    scale,
    path(condition === 'sound' ? shell : dented, body),
    path(
      'M-110-32H113C114-20 108-18 102-18H-102Q-112-18-110-32z',
      shaded,
      condition === 'sound' ? {} : { transform: 'translate(7) scale(.94 1)' },
    ),
    path('M-50-57C-37-76-28-80-10-80V-57z', glass),
    path('M-3-80H18C38-80 49-72 62-57H-3z', glass),
    path('M-42-57C-31-73-25-77-18-79L-28-57z', '#FFFFFF', { opacity: 0.25 }),
    rect(4, -50, 14, 3.5, shaded, { rx: 1.7 }),
    path('M112-44Q104-46 102-42V-34H113z', '#C2571A'),
    ...nose,
    ...drawWheel(-66),
    ...drawWheel(68),
  );
}
