// Makes what is derived from other pictures again: the sheet of the icons that content may name, and
// the site's own icon in the sizes that browsers and phones ask for.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Icon } from '@phosphor-icons/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { iconNames } from '../lib/icon-names';

const touchSize = 180;
const ink = '#0F2C34';
const sizes = [
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
  ['apple-touch-icon.png', 'icon.svg', touchSize],
  ['logo.png', 'icon.svg', 192],
] as const;

const symbols = await Promise.all(iconNames.map(drawSymbol));
write('icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
for (const [file, source, size] of sizes) write(file, await renderPng(source, size));
const small = await Promise.all([16, 32, 48].map((size) => renderPng('icon.svg', size)));
write('favicon.ico', packIco(small));
console.log(`Rendered ${iconNames.length} icons and the site’s own in ${sizes.length + 1} files.`);

/** Takes an icon's name (car-profile) and returns its drawing (CarProfile) as a symbol of that name. */
async function drawSymbol(name: string): Promise<string> {
  const word = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const drawings = await import(`@phosphor-icons/react/dist/ssr/${word}`);
  const drawing = createElement(drawings[`${word}Icon`] as Icon, { weight: 'duotone', size: 256 });
  return `<symbol id="${name}" viewBox="0 0 256 256">${renderToStaticMarkup(drawing)}</symbol>`;
}

async function renderPng(source: string, size: number): Promise<Buffer> {
  const svg = readFileSync(`public/${source}`);
  // Drawn at the size it is needed at, not scaled down from a larger picture: edges stay crisp.
  const picture = sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
  // iOS rounds the corners itself and paints clear ones black.
  if (size === touchSize) picture.flatten({ background: ink });
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** Packs square PNGs into one .ico file; the format keeps each PNG as it is behind a short index. */
function packIco(pictures: Buffer[]): Buffer {
  const indexLength = 6 + 16 * pictures.length;
  const index = Buffer.alloc(indexLength);
  index.writeUInt16LE(1, 2);
  index.writeUInt16LE(pictures.length, 4);
  let offset = indexLength;
  pictures.forEach((picture, position) => {
    const entry = 6 + 16 * position;
    // A PNG states its width and height at bytes 16 and 20.
    index.writeUInt8(picture.readUInt32BE(16), entry);
    index.writeUInt8(picture.readUInt32BE(20), entry + 1);
    index.writeUInt16LE(1, entry + 4);
    index.writeUInt16LE(32, entry + 6);
    index.writeUInt32LE(picture.length, entry + 8);
    index.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([index, ...pictures]);
}

function write(name: string, content: string | Buffer): void {
  writeFileSync(`public/${name}`, content);
}
