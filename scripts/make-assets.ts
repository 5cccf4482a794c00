import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

await writeSiteIcons();

async function writeSiteIcons() {
  write('public/icon-192.png', await renderPng('icon.svg', 192));
  write('public/icon-512.png', await renderPng('icon.svg', 512));
  write('public/icon-maskable-512.png', await renderPng('icon-maskable.svg', 512));
  write('public/logo.png', await renderPng('icon.svg', 192));
  // iOS rounds corners itself and paints transparent ones black.
  const background = /--ink: (#\w+)/.exec(readFileSync('app/styles/tokens.css', 'utf8'))?.[1];
  const touchIcon = sharp(await renderPng('icon.svg', 180)).flatten({ background });
  write('public/apple-touch-icon.png', await touchIcon.png({ compressionLevel: 9 }).toBuffer());
  const small = await Promise.all([16, 32, 48].map((size) => renderPng('icon.svg', size)));
  write('public/favicon.ico', packIco(small));
}

function renderPng(source: string, size: number): Promise<Buffer> {
  const svg = readFileSync(`public/${source}`);
  // Render at the final size, because scaling blurs edges.
  const picture = sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** .ico: an index followed by square PNGs, which store their width at byte 16. */
function packIco(pictures: Buffer[]): Buffer {
  let offset = 6 + 16 * pictures.length;
  const entries = pictures.map((picture) => {
    const size = picture.readUInt32BE(16);
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, ...Buffer.alloc(8)]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, pictures.length, 0]), ...entries, ...pictures]);
}

function write(file: string, content: string | Buffer): void {
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes`);
}
