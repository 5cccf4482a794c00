import { type Article, loadArticle } from '@/lib/content/articles';
import { adviseOnArticle, checkArticle } from '@/scripts/content/article-rules';

const good = loadArticle(1, 'en');
const changed = (change: (body: string) => string): Article => ({
  ...good,
  body: change(good.body),
});
const withFacts = (facts: Partial<Article['facts']>): Article => ({
  ...good,
  facts: { ...good.facts, ...facts },
});
describe('an article is refused', () => {
  it('with a first-level heading, with its line', () => {
    expect([...checkArticle(changed((body) => `# Title\n\n${body}`))]).toEqual([
      {
        file: good.file,
        line: good.bodyLine,
        field: 'heading',
        problem: 'begins with #. Write ## or ###.',
      },
    ]);
  });

  it('with a citation without a source, with its line', () => {
    const article = changed((body) => `${body}\n\nSo\nit is.[^nowhere]`);
    const line = good.bodyLine + article.body.split('\n').length - 1;
    expect([...checkArticle(article)]).toMatchObject([{ field: '[^nowhere]', line }]);
  });
});

describe('an article is built, and better', () => {
  it.each<[string, Article, string]>([
    ['with enough words', changed((body) => body.slice(0, 2000)), 'words. With 900 to 2,500 an'],
    ['with figures', changed((body) => body.replace(/^\{figure.*$/gm, '')), 'has 0 figures; 2 or'],
    [
      'with a link to the finder',
      changed((body) => body.replaceAll('/#finder', '/about')),
      'has no link to the free consultation',
    ],
    ['with sources', withFacts({ sources: [] }), 'are 0; 4 or more let readers check'],
    ['with headings', changed((body) => body.replaceAll('## ', '')), 'has 0 headings; 5 or more'],
    ['with lists', changed((body) => body.replace(/^(-|\d\.) /gm, '')), 'has 0 lists; 2 or more'],
  ])('%s', (_, article, expected) => {
    expect([...adviseOnArticle(article)].map(({ problem }) => problem).join('\n')).toContain(
      expected,
    );
  });
});
