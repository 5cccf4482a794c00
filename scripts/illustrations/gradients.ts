import { element } from './markup';
import { amber, amberDeep, cream, glow } from './palette';

type Stop = [offset: number, colour: string, opacity?: number];

function writeStops(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) =>
      element('stop', {
        offset: String(offset),
        'stop-color': colour,
        ...(opacity < 1 && { 'stop-opacity': opacity }),
      }),
    )
    .join('');
}

const down = (...stops: Stop[]) => ({ kind: 'down', stops }) as const;
const across = (...stops: Stop[]) => ({ kind: 'across', stops }) as const;
const outward = (...stops: Stop[]) => ({ kind: 'outward', stops }) as const;

const gradients = {
  'sky-dusk': down([0, '#10343C'], [0.45, '#1F5157'], [0.78, '#3F7B76'], [1, '#C6B183']),
  'sky-night': down([0, '#0C2A32'], [0.55, '#1A484E'], [1, '#3D7772']),
  // Light enough at every edge to stand on the site's dark sections.
  'sky-evening': down([0, '#2B676C'], [0.32, '#3F7D7C'], [0.58, '#86AD95'], [0.8, '#EBCB8E']),
  'sky-dawn': down([0, '#28666C'], [0.35, '#5E9A92'], [0.6, '#B5C5A2'], [0.85, '#FAD795']),
  // Each layer pales towards its foot, as mist gathers in valleys.
  'hill-6': down([0, '#5C918A'], [1, '#86AE9F']),
  'hill-5': down([0, '#437F7B'], [1, '#669A90']),
  'hill-4': down([0, '#2F696A'], [1, '#4C8581']),
  'hill-3': down([0, '#225458'], [1, '#316B6B']),
  'hill-2': down([0, '#194349'], [1, '#1D4C51']),
  'hill-1': down([0, '#12353D'], [1, '#0E2A32']),
  glow: outward([0, cream, 0.95], [0.18, glow, 0.62], [0.5, glow, 0.22], [1, glow, 0]),
  haze: outward([0, glow, 0.5], [0.5, glow, 0.17], [1, glow, 0]),
  pool: outward([0, cream, 0.75], [0.4, glow, 0.4], [1, glow, 0]),
  shade: outward([0, '#06181D', 0.6], [0.6, '#06181D', 0.35], [1, '#06181D', 0]),
  glass: outward([0, '#FFF9E6'], [0.55, '#FFE4A6'], [1, '#F6BC5E']),
  beam: down([0, glow, 0.5], [1, glow, 0.04]),
  path: down([0, '#BFB591'], [1, '#E9D9BC']),
  window: down([0, '#FFE7AE'], [1, '#F5AE4B']),
  wall: down([0, '#0E2E36'], [1, '#1A474C']),
  table: across([0, '#21423F'], [0.5, '#7A5F38'], [1, '#21423F']),
  'table-edge': across([0, '#122F33'], [0.5, '#4B3E29'], [1, '#122F33']),
  floor: down([0, '#1B454A'], [1, '#10313A']),
  brass: across([0, amberDeep], [0.35, amber], [0.6, glow], [0.8, amber], [1, amberDeep]),
  steel: across(
    [0, '#4F837F'],
    [0.35, '#8FB7AE'],
    [0.62, '#E9E3C9'],
    [0.8, '#8FB7AE'],
    [1, '#447874'],
  ),
  sheet: down([0, '#FFF6E3'], [1, '#EBD6AC']),
} as const;

const frames = {
  down: ['linearGradient', { x2: '0', y2: '1' }],
  across: ['linearGradient', {}],
  outward: ['radialGradient', {}],
} as const;

/** Writes the definitions of just those gradients that some markup paints with. */
export function defineGradients(markup: string): string {
  const used = Object.entries(gradients).filter(([id]) => markup.includes(`url(#${id})`));
  const definitions = used.map(([id, { kind, stops }]) => {
    const [name, frame] = frames[kind];
    return element(name, { id, ...frame }, writeStops([...stops]));
  });
  return definitions.join('');
}

/** Names a gradient as a fill. */
export function paint(id: keyof typeof gradients): string {
  return `url(#${id})`;
}
