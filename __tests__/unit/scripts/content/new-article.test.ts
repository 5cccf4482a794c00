import { existsSync } from 'node:fs';
import { checkContent } from '@/scripts/content/check-content';
import { planArticle, writeArticle } from '@/scripts/content/new-article';
import { copyContent } from '../../content-copy';

const content = copyContent();
afterAll(content.leave);

it('gives a new article the next number and a file name of its title', () => {
  expect(planArticle(' What to do after a dog’s bite? ')).toEqual({
    id: 12,
    title: 'What to do after a dog’s bite?',
    file: 'content/en/articles/12-what-to-do-after-a-dogs-bite.md',
  });
});

it('does not give it the number of a removed article whose address redirects', () => {
  content.write('content/redirects.yml', 'redirects:\n  - from: /blogs/page2/12\n    to: /about\n');
  expect(planArticle('Dog bites').id).toBe(13);
  content.restore();
});

it.each([
  [' ?! ', 'Write the title in quotes'],
  ['Contingency Fees', 'content/en/articles/09-contingency-fees.md has this title already'],
])('refuses the title “%s”', (title, problem) => {
  expect(() => planArticle(title)).toThrow(problem);
});

it('refuses a template without a place for a fact', () => {
  const template = 'content/templates/article.md';
  content.write(template, content.read(template).replace('{title}', 'Title'));
  const plan = planArticle('Nowhere');
  expect(() => writeArticle(plan, '2026-11-21')).toThrow(`${template}:1: Lacks {title}.`);
  expect(existsSync(plan.file)).toBe(false);
  content.restore();
});

it('writes a draft with everything but the words, which the check misses once published', () => {
  const plan = planArticle('What’s a "dog bite" claim?');
  for (const file of writeArticle(plan, '2026-11-21')) expect(existsSync(file)).toBe(true);
  expect(checkContent().mistakes).toEqual([]);
  content.write(plan.file, content.read(plan.file).replace(/^draft: true.*\n/m, ''));
  const published = checkContent();
  expect(published.notes).toEqual([]);
  expect(published.mistakes.map(({ problem }) => problem)).toContainEqual(
    expect.stringContaining('is a leftover placeholder'),
  );
});
