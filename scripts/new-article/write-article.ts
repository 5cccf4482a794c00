import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawFigure } from '../figures/draw-figure';
import { readFigure } from '../figures/read-figure';
import { drawPlainCover } from '../illustrations/scenes/plain-cover';
import { articleText, figureTexts } from './article-text';
import { type ArticlePlan, twoDigits } from './plan-article';

/** Takes the plan of an article and today's date, writes its text, two figures and a cover, and returns their paths. */
export function writeArticle(plan: ArticlePlan, today: string): string[] {
  const pictures = `public/images/blogs/${plan.id}`;
  const files = new Map([
    [plan.file, articleText(plan, today)],
    [`${pictures}/cover.svg`, drawPlainCover(plan.id)],
  ]);
  for (const [name, text] of Object.entries(figureTexts)) {
    const file = `content/figures/${twoDigits(plan.id)}/${name}.yml`;
    files.set(file, text);
    files.set(`${pictures}/${name}.svg`, drawFigure(readFigure(file, text)));
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...files.keys()];
}
