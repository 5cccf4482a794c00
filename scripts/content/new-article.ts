import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { figureFolder } from '../../lib/content/figures';
import { ContentError } from '../../lib/content/mistakes';
import { listFiles, markdownPath, readText } from '../../lib/content/read-file';
import { fillText } from '../../lib/inline-text';
import { originalLanguage } from '../../lib/language';
import { slugOf } from './slug-of';

export type ArticlePlan = { id: number; title: string; file: string };

/** Throws an error with advice if the title is empty or taken. */
export function planArticle(title: string): ArticlePlan {
  const words = title.trim();
  const slug = slugOf(words);
  if (!slug) {
    throw new Error('Write the title in quotes: npm run new:article "What to do after a dog bite"');
  }
  const ending = markdownPath('', originalLanguage);
  const names = listFiles('articles', ending).map((path) => basename(path));
  const twin = names.find((name) => name.replace(/^\d+-/, '') === `${slug}${ending}`);
  if (twin) throw new Error(`content/articles/${twin} has this title already. Choose another.`);
  // Redirects still use the numbers of removed articles.
  const gone = readText('redirects.yml').matchAll(/from: \/blogs\/page\d+\/(\d+)/g);
  const numbers = [...names, ...[...gone].map(([, number = '']) => number)];
  const id = Math.max(0, ...numbers.map((name) => Number.parseInt(name, 10) || 0)) + 1;
  const number = String(id).padStart(2, '0');
  return { id, title: words, file: `content/articles/${number}-${slug}${ending}` };
}

/** Creates the article and its figures from content/templates/. Returns their paths. */
export function writeArticle({ id, title, file }: ArticlePlan, today: string): string[] {
  const files = new Map([
    [file, fillTemplate({ number: id, title: JSON.stringify(title), date: today })],
    ...listFiles('templates', '.yml').map(
      (path) => [`content/${figureFolder(id)}/${basename(path)}`, readText(path)] as const,
    ),
  ]);
  // The text last: development would render it before its figures exist.
  for (const [path, text] of [...files].reverse()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return [...files.keys()];
}

function fillTemplate(facts: Record<string, string | number>): string {
  const template = readText('templates/article.md');
  const lacking = Object.keys(facts).filter((name) => !template.includes(`{${name}}`));
  if (lacking.length === 0) return fillText(template, facts);
  const at = { file: 'content/templates/article.md', line: 1, field: '' };
  throw new ContentError(
    lacking.map((name) => ({ ...at, problem: `lacks {${name}}. Write it among the facts.` })),
  );
}
