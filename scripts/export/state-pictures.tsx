import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { loadDeadlines, loadStateDeadlines } from '../../lib/content/site-content';
import { loadAnswers } from '../../lib/deadlines/answers';
import { usualTime } from '../../lib/deadlines/usual-time';
import { languages } from '../../lib/language';
import { findPicture, previewSize } from '../../lib/pictures';
import { fileRoutes } from '../../lib/routes';
import { kept } from './kept';

/** Writes what link previews of each state's page show: its name with its usual time to sue. */
export async function writeStatePictures(folder: string): Promise<number> {
  const background = readFileSync(`public${findPicture('/images/social')}`);
  const pictures = languages.flatMap((language) => {
    const { question } = loadDeadlines(language).ask;
    return loadStateDeadlines(language).map(({ id, name, state }) => {
      const { line = '' } = usualTime(state, language, loadAnswers(language));
      return { file: fileRoutes.statePicture(language, id), words: { question, name, line } };
    });
  });
  for (const { file, words } of pictures) {
    const layer = layerOf(words);
    // Drawn anew when its layout changes too.
    const madeFrom = [background, JSON.stringify(layer)];
    const place = join(folder, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, await kept(madeFrom, () => draw(layer, background)));
  }
  return pictures.length;
}

const layerOf = ({ question, name, line }: Record<'question' | 'name' | 'line', string>) => (
  <div style={{ display: 'flex', flexDirection: 'column', padding: 80, color: '#fff7e8' }}>
    <div style={{ fontSize: 40 }}>{question}</div>
    <div style={{ fontSize: 84, width: 820, lineHeight: 1.2 }}>{name}</div>
    <div style={{ fontSize: 40, width: 760, lineHeight: 1.3 }}>{line}</div>
  </div>
);

async function draw(layer: ReactElement, background: Buffer): Promise<Buffer> {
  const { ImageResponse } = await import('next/og');
  const words = await new ImageResponse(layer, previewSize).arrayBuffer();
  return sharp(background)
    .resize(previewSize)
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
