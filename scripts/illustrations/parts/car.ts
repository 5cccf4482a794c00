import { circle, path, place, rect } from '../markup';
import { inkDeep } from '../palette';

/** The paint of a car: body, its shaded lower half, and what the windows show. */
export interface CarPaint {
  body: string;
  shaded: string;
  glass: string;
}

const headlamp = path('M-110-42Q-98-46-92-40Q-96-34-111-34z', '#FFF3D2');
const shell =
  'M-112-26C-113-42-104-49-88-52L-62-56C-46-80-34-88-8-88H20C46-88 60-76 76-57L96-53C110-50 114-42 113-28Q112-18 102-18H-102Q-112-18-112-26z';
// The nose pushed in almost to the wheel, in folds.
const dented =
  'M-92-18L-100-27L-93-35L-98-46L-88-42L-77-50L-62-56C-46-80-34-88-8-88H20C46-88 60-76 76-57L96-53C110-50 114-42 113-28Q112-18 102-18z';

/** Draws what was hit: the bonnet folded up over the dark below it, a bumper that hangs down. */
function drawDent(body: string, shaded: string): string[] {
  return [
    path('M-63-50L-82-84L-103-51L-88-42L-77-50L-67-45z', inkDeep),
    path('M-82-93Q-80-94-78-91L-50-56L-60-49L-82-79z', body),
    path('M-82-93Q-84-93-85-91L-108-57Q-110-53-106-51L-100-49L-82-79z', shaded),
    path('M-98-46L-88-42L-77-50L-82-36L-93-35zM-100-27L-93-35L-82-36L-88-24z', shaded),
    path('M-108-34L-99-31L-109-3Q-112 2-116 0Q-119-3-118-7z', '#4F837F'),
  ];
}

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
  const sound = condition === 'sound';
  return place(
    x,
    y,
    scale,
    path(sound ? shell : dented, body),
    path(
      'M-110-32H113C114-20 108-18 102-18H-102Q-112-18-110-32z',
      shaded,
      sound ? {} : { transform: 'translate(13) scale(.88 1)' },
    ),
    path('M-50-57C-37-76-28-80-10-80V-57z', glass),
    path('M-3-80H18C38-80 49-72 62-57H-3z', glass),
    path('M-42-57C-31-73-25-77-18-79L-28-57z', '#FFFFFF', { opacity: 0.25 }),
    rect(4, -50, 14, 3.5, shaded, { rx: 1.7 }),
    path('M112-44Q104-46 102-42V-34H113z', '#C2571A'),
    ...(sound ? [headlamp] : drawDent(body, shaded)),
    ...drawWheel(-66),
    ...drawWheel(68),
  );
}
