import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { figureFolder } from '../../lib/content/figures';
import { articleText, figureTexts } from './article-text';
import type { ArticlePlan } from './plan-article';

const plainCover = new URL('./plain-cover.svg', import.meta.url);

/** Takes the plan of an article and today's date, writes its text, two figures and a cover, and returns their paths. */
export function writeArticle(plan: ArticlePlan, today: string): string[] {
  const figures = Object.entries(figureTexts).map(
    ([name, text]) => [`content/${figureFolder(plan.id)}/${name}.yml`, text] as const,
  );
  const files = new Map([
    [plan.file, articleText(plan, today)],
    [`public/images/blogs/${plan.id}/cover.svg`, readFileSync(plainCover, 'utf8')],
    ...figures,
  ]);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...files.keys()];
}
