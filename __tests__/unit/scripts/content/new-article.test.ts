import { existsSync } from 'node:fs';
import { checkContent } from '@/scripts/content/check-content';
import { planArticle, writeArticle } from '@/scripts/content/new-article';
import { copyContent } from '../../content-copy';

const content = copyContent();
afterAll(content.leave);

describe('a new article', () => {
  it('gets the next number and a file name of its title', () => {
    expect(planArticle(' What to do after a dog’s bite? ')).toEqual({
      id: 12,
      title: 'What to do after a dog’s bite?',
      file: 'content/en/articles/12-what-to-do-after-a-dogs-bite.md',
    });
  });

  it('does not get the number of one that was removed and left its address to a redirect', () => {
    const old = 'redirects:\n  - from: /blogs/page2/12\n    to: /blogs/page1/9\n';
    content.write('content/redirects.yml', old);
    expect(planArticle('Dog bites').id).toBe(13);
    content.restore();
  });

  it.each([
    ['', 'Write the title in quotes'],
    [' ?! ', 'Write the title in quotes'],
    ['Contingency Fees', 'content/en/articles/09-contingency-fees.md has this title already'],
  ])('is refused for the title “%s”', (title, problem) => {
    expect(() => planArticle(title)).toThrow(problem);
  });

  it('is a draft with everything it needs, of which only the words are missing', () => {
    const files = writeArticle(planArticle('What’s a "dog bite" claim?'), '2026-11-21');
    for (const file of files) expect(existsSync(file)).toBe(true);
    const { mistakes, notes } = checkContent();
    expect(mistakes).toEqual([]);
    const others = notes.filter(({ problem }) => !problem.includes('is a leftover placeholder'));
    expect(others.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^is the plain one/),
      expect.stringMatching(/^are 1; 4 or more/),
      expect.stringMatching(/^has \d+ words\. With 900 to 2,500/),
    ]);
  });

  it('is refused where its template has no place for a fact', () => {
    const template = 'content/templates/article.md';
    content.write(template, content.read(template).replace('{title}', 'Title'));
    const plan = planArticle('Nowhere');
    expect(() => writeArticle(plan, '2026-11-21')).toThrow(`${template}:1: Lacks {title}.`);
    expect(existsSync(plan.file)).toBe(false);
    content.write(template, content.read(template).replace('title: Title', 'title: {title}'));
  });

  it('stops the check once it is published with words missing', () => {
    const { file } = planArticle('Another');
    const draft = file.replace('13-another', '12-whats-a-dog-bite-claim');
    content.write(draft, content.read(draft).replace(/^draft: true.*\n/m, ''));
    const { mistakes, notes } = checkContent();
    expect(notes).toEqual([]);
    expect(mistakes.length).toBeGreaterThan(20);
  });
});
