import { listFiles } from '../../lib/content/read-file';

export type ArticlePlan = { id: number; title: string; file: string };

/**
 * Takes a title and returns the new article's number and file; throws an error that says what to
 * write where the title is empty, too long, or has a file already.
 */
export function planArticle(title: string): ArticlePlan {
  const words = title.trim();
  const slug = slugOf(words);
  if (!slug) {
    throw new Error('Write the title in quotes: npm run new:article "What to do after a dog bite"');
  }
  if (words.length > 60) {
    throw new Error(
      `The title has ${words.length} characters. Search results show 60: shorten it.`,
    );
  }
  const names = listFiles('articles', '.md').map((path) => path.slice('articles/'.length));
  const twin = names.find((name) => name.replace(/^\d+-/, '') === `${slug}.md`);
  if (twin) throw new Error(`content/articles/${twin} has this title already. Choose another.`);
  const id = Math.max(0, ...names.map((name) => Number.parseInt(name, 10) || 0)) + 1;
  return { id, title: words, file: `content/articles/${String(id).padStart(2, '0')}-${slug}.md` };
}

function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
