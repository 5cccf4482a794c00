/** SVG attributes by their markup names, numbers being rounded when written. */
export type Attributes = Record<string, string | number>;

/** Rounds a coordinate to one decimal, which no eye can tell from the exact one. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function writeAttribute([name, value]: [string, string | number]): string {
  if (typeof value === 'string') return ` ${name}="${value}"`;
  const written = name.includes('opacity') ? Math.round(value * 100) / 100 : round(value);
  return ` ${name}="${String(written).replace(/^(-?)0\./, '$1.')}"`;
}

/** Writes one SVG element with its children. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const head = `<${name}${Object.entries(attributes).map(writeAttribute).join('')}`;
  return children ? `${head}>${children}</${name}>` : `${head}/>`;
}

/** Draws a rectangle from its top left corner. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

/** Draws a circle. */
export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}) {
  return element('circle', { cx, cy, r, fill, ...more });
}

/** Draws an ellipse. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

function roundPath(d: string): string {
  return d.replace(/\d+\.\d{2,}/g, (number) => String(round(Number(number))));
}

/** Draws a filled path. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d: roundPath(d), fill, ...more });
}

/** Draws a round-ended line along a path; for things that are thin, never for outlines. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d: roundPath(d),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** Puts shapes into one group. */
export function group(children: string[], attributes: Attributes = {}): string {
  return element('g', attributes, children.join(''));
}

/** Moves shapes drawn around the origin to a place, scaled; a negative width factor mirrors them. */
export function place(x: number, y: number, scale: number | [number, number], ...shapes: string[]) {
  const factors = typeof scale === 'number' ? [scale] : scale;
  const written = factors.map((factor) => Math.round(factor * 1000) / 1000).join(' ');
  const move = `translate(${round(x)} ${round(y)})`;
  return group(shapes, { transform: written === '1' ? move : `${move} scale(${written})` });
}

/** Turns shapes drawn around the origin by some degrees. */
export function turn(degrees: number, ...shapes: string[]): string {
  return group(shapes, { transform: `rotate(${round(degrees)})` });
}
