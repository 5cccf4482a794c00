import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { packIco } from './illustrations/pack-ico';
import { ink } from './illustrations/palette';

const touchSize = 180;
const folder = new URL('../public/', import.meta.url);

async function render(name: string, size: number): Promise<Buffer> {
  const svg = readFileSync(new URL(name, folder));
  // Drawn at the size it is needed at, not scaled down from a larger picture: edges stay crisp.
  const picture = sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
  // iOS rounds the corners itself and paints clear ones black.
  if (size === touchSize) picture.flatten({ background: ink });
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

const icons = [
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
  ['apple-touch-icon.png', 'icon.svg', touchSize],
  ['logo.png', 'icon.svg', 192],
] as const;

for (const [file, source, size] of icons) {
  writeFileSync(new URL(file, folder), await render(source, size));
}
const favicon = await Promise.all([16, 32, 48].map((size) => render('icon.svg', size)));
writeFileSync(new URL('favicon.ico', folder), packIco(favicon));
console.log(`Rendered ${icons.length + 1} icons into public/.`);
