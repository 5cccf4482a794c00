import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// Cuts the two fonts down to the characters and weights that the site uses, into app/fonts/.
const ascii = range(0x20, 0x7e);
const punctuation = '\u00a0–—‘’“”…·©§½';
// Visitors' names and editors' texts may need them; headings do not.
const accented = range(0xc0, 0xff);

const fonts = [
  {
    name: 'figtree',
    source: 'figtree/files/figtree-latin-wght-normal',
    weights: { min: 400, max: 700 },
    characters: `${ascii + punctuation + accented}•†′″€™→↩−×⅓⅔`,
  },
  {
    name: 'fraunces',
    source: 'fraunces/files/fraunces-latin-wght-normal',
    weights: 600,
    characters: ascii + punctuation,
  },
];

for (const { name, source, weights, characters } of fonts) {
  const font = readFileSync(`node_modules/@fontsource-variable/${source}.woff2`);
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${font.length} → ${subset.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
