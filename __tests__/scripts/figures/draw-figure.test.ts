/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { drawFigure } from '@/scripts/figures/draw-figure';
import type { Figure } from '@/scripts/figures/figure-schema';
import { measureText } from '@/scripts/figures/measure-text';
import { readFigure } from '@/scripts/figures/read-figure';
import { textStyles } from '@/scripts/figures/text-styles';

const samples = '__tests__/fixtures/figures';

/** One figure of each kind. */
const sampleFigures = readdirSync(samples).map((name) =>
  readFigure(name, readFileSync(`${samples}/${name}`, 'utf8')),
);

const barsOf = (unit: string, ...values: number[]): Figure => ({
  kind: 'bars',
  title: 'Values',
  unit,
  bars: values.map((value) => ({ label: 'Row', value })),
});

const checklistOf = (...items: string[]): Figure => ({ kind: 'checklist', title: 'List', items });

/** The lines of text in a drawing, each with the place where it starts and its settings. */
function listLines(svg: string) {
  return [...svg.matchAll(/<text ([^>]*)>(.*?)<\/text>/g)].flatMap(
    ([, attributes = '', content = '']) =>
      content
        .split(/<tspan[^>]*>|<\/tspan>/)
        .filter((text) => text !== '')
        .map((text) => ({ text: text.replace(/&[a-z]+;/g, '&'), attributes })),
  );
}

function findRightEdge({ text, attributes }: { text: string; attributes: string }): number {
  const attribute = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
  const weight = attribute('font-weight') ? textStyles.strong : textStyles.body;
  const style = attribute('font-family') ? textStyles.title : weight;
  const shareToTheRight = { end: 0, middle: 0.5 }[attribute('text-anchor') ?? ''] ?? 1;
  return Number(attribute('x')) + measureText(text, style) * shareToTheRight;
}

const writtenIn = (svg: string) => listLines(svg).map(({ text }) => text);

describe('a drawn figure', () => {
  it('is there for every kind', () => {
    expect(new Set(sampleFigures.map(({ kind }) => kind)).size).toBe(6);
  });

  it.each(sampleFigures)('of the kind $kind is an image with its title as its name', (figure) => {
    const svg = drawFigure(figure);

    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 400 \d+" /);
    expect(svg).toContain('role="img"');
    expect(svg).toContain(`<title>${figure.title}</title>`);
  });

  it.each(sampleFigures)(
    'of the kind $kind is safe in an image under a strict policy',
    (figure) => {
      const svg = drawFigure(figure);

      expect(svg).not.toMatch(/<(script|style|foreignObject|image|use)\b| (style|id|href|on\w+)=/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(Buffer.byteLength(svg)).toBeLessThan(8000);
    },
  );

  it.each(sampleFigures)('of the kind $kind keeps all text inside its card', (figure) => {
    for (const line of listLines(drawFigure(figure))) {
      expect(findRightEdge(line)).toBeLessThanOrEqual(376.1);
    }
  });

  it.each(sampleFigures)('of the kind $kind has no text too small for a phone', (figure) => {
    const sizes = [...drawFigure(figure).matchAll(/font-size="([\d.]+)"/g)];

    // On a phone of 320 px the 400 units of a figure take 288 px.
    for (const [, size] of sizes) expect((Number(size) * 288) / 400).toBeGreaterThanOrEqual(11);
  });

  it.each(sampleFigures)('of the kind $kind is the same each time', (figure) => {
    expect(drawFigure(structuredClone(figure))).toBe(drawFigure(figure));
  });
});

describe('text in a drawing', () => {
  it('wraps when a label is long', () => {
    const item = 'Names and phone numbers of everyone who saw the crash';
    const lines = writtenIn(drawFigure(checklistOf(item, 'b', 'c', 'd')));

    expect(lines).not.toContain(item);
    expect(lines.slice(1, 3).join(' ')).toBe(item);
  });

  it('breaks even a single word before it leaves the card', () => {
    const svg = drawFigure(checklistOf('W'.repeat(60), 'b', 'c', 'd'));

    expect(Math.max(...listLines(svg).map(findRightEdge))).toBeLessThanOrEqual(376);
    expect(writtenIn(svg).join('')).toContain('W'.repeat(60));
  });

  it('is escaped', () => {
    const svg = drawFigure({ ...checklistOf('<b>', 'b', 'c', 'd'), title: 'Fees & <costs>' });

    expect(svg).toContain('<title>Fees &amp; &lt;costs&gt;</title>');
    expect(svg).toContain('>&lt;b&gt;</text>');
  });

  it('gets the curved apostrophes and quotes of print', () => {
    const lines = writtenIn(drawFigure(checklistOf('The "other" driver\'s name', 'b', 'c', 'd')));

    expect(lines).toContain('The “other” driver’s name');
  });
});

describe('a value', () => {
  it('is written with its unit and thousands separators', () => {
    expect(writtenIn(drawFigure(barsOf('$', 25000, 3)))).toContain('$25,000');
  });

  it('stands beside each part of a stacked bar, so that colour never tells alone', () => {
    const lines = sampleFigures
      .filter(({ kind }) => kind === 'stacked')
      .flatMap((figure) => writtenIn(drawFigure(figure)));

    for (const text of ['Case costs', 'You keep', '$25,000', '$70,000', '$40,000', '$55,000']) {
      expect(lines).toContain(text);
    }
  });
});

describe('a bar', () => {
  const widthsIn = (svg: string) =>
    [...svg.matchAll(/width="([\d.]+)" height="18"[^>]*fill="#1F5F63"/g)].map(([, width]) =>
      Number(width),
    );

  it('is as long as its value asks for', () => {
    const [half, full] = widthsIn(drawFigure(barsOf('$', 5000, 10000)));

    expect(half).toBeCloseTo((full ?? 0) / 2, 0);
  });

  it('of a large share is drawn against the whole', () => {
    expect(drawFigure(barsOf('%', 40, 80))).toContain('fill="#E3EEEC"');
    expect(drawFigure(barsOf('%', 4, 8))).not.toContain('fill="#E3EEEC"');
  });
});
