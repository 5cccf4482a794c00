import { generateMetadata } from '@/app/[lang]/formInput/page';
import { loadArticle } from '@/lib/content/articles';
import { articleJsonLd } from '@/lib/seo';

jest.mock('@/lib/page-language', () => ({ pageLanguage: async () => 'en' }));

it('visits of the intake form, whose address tells of the case, are not counted', async () => {
  expect(await generateMetadata()).toMatchObject({ other: { visits: 'uncounted' } });
});

it('an article’s data for search engines name it, its day and picture, and the way to it', () => {
  const { facts, ...article } = loadArticle(11, 'en');
  const site = 'http://localhost:3000';
  expect(articleJsonLd({ facts, ...article })).toMatchObject([
    {
      '@type': 'Article',
      headline: facts.title,
      dateModified: facts.updated,
      image: `${site}/images/blogs/11/share.jpg`,
      mainEntityOfPage: `${site}/blogs/page2/11`,
    },
    {
      itemListElement: ['/', '/blogs/page2', '/blogs/page2/11'].map((path) => ({
        item: `${site}${path}`,
      })),
    },
  ]);
});
