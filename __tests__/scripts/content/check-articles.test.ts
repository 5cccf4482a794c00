import { type Article, loadArticle } from '@/lib/content/articles';
import { checkArticle } from '@/scripts/content/check-content';

const good = loadArticle(1);
const changed = (change: (body: string) => string): Article => ({
  ...good,
  body: change(good.body),
});
const withFacts = (facts: Partial<Article['facts']>): Article => ({
  ...good,
  facts: { ...good.facts, ...facts },
});
const mistakesIn = (article: Article) =>
  checkArticle(article).mistakes.map(({ field, problem }) => `${field} ${problem}`);

describe('the articles', () => {
  it('hold the specified links, one of them as an editor writes it', () => {
    const bodies = Array.from({ length: 16 }, (_, index) => loadArticle(index + 1).body).join('\n');
    for (const address of [
      '/blogs/page1/9',
      '/blogs/page2/14',
      '/blogs/page2/15',
      '/blogs/page2/11',
    ]) {
      expect(bodies).toContain(`](${address})`);
    }
    expect(bodies).toContain('](blogs/11)');
  });
});

describe('an article is refused', () => {
  it.each<[string, Article, string]>([
    ['when it is too short', changed((body) => body.slice(0, 2000)), 'words; needs 900 to 1,500.'],
    [
      'when it is hard to read',
      changed((body) =>
        body.replaceAll('. ', ', notwithstanding the aforementioned considerations, '),
      ),
      'reading level is grade',
    ],
    [
      'without steps to take now',
      changed((body) => body.replace('## What to do now', '## Steps')),
      '“What to do now”',
    ],
    [
      'with a heading of the first level',
      changed((body) => `# Title\n\n${body}`),
      'heading begins with #. Write ## or ###.',
    ],
    [
      'with fewer than two figures',
      changed((body) => body.replace(/^\{figure.*$/gm, '')),
      'has 0 figures; needs 2 or more.',
    ],
    [
      'without a link to the finder',
      changed((body) => body.replaceAll('/#finder', '/about')),
      'has no link to the free consultation.',
    ],
    [
      'with a source that is never cited',
      changed((body) => body.replaceAll('[^caci-1200]', '')),
      'sources.caci-1200 is never cited',
    ],
    [
      'with a citation of nothing',
      changed((body) => `${body}\n\nSo it is.[^nowhere]`),
      '[^nowhere] is not a source',
    ],
    ['with too few sources', withFacts({ sources: [] }), 'has 0 sources; needs 4 or more.'],
  ])('%s', (_, article, expected) => {
    expect(mistakesIn(article).join('\n')).toContain(expected);
  });

  it('with the line on which it happens', () => {
    const [mistake] = checkArticle(changed((body) => `# Title\n\n${body}`)).mistakes;
    expect(mistake).toMatchObject({ file: good.file, line: good.bodyLine });
  });

  it('with the line of a citation of nothing', () => {
    const article = changed((body) => `${body}\n\nSo\nit is.[^nowhere]`);
    const { mistakes } = checkArticle(article);
    const lines = article.body.split('\n').length;
    expect(mistakes).toMatchObject([{ field: '[^nowhere]', line: good.bodyLine + lines - 1 }]);
  });

  it('with its hardest sentences named', () => {
    const hard =
      'Notwithstanding considerations heretofore, indemnification obligations proliferate. ';
    const { mistakes } = checkArticle(changed(() => hard.repeat(200)));
    const level = mistakes.find(({ field }) => field === 'reading level');
    expect(level?.problem).toContain('Hardest: line');
    expect(level?.problem).toContain('indemnification obligations proliferate');
  });
});
