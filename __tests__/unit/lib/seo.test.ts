import { generateMetadata as ofNotFound } from '@/app/[lang]/404/page';
import { generateMetadata as ofState } from '@/app/[lang]/deadlines/[state]/page';
import { generateMetadata } from '@/app/[lang]/formInput/page';
import { type Article, findArticle } from '@/lib/content/articles';
import { articleJsonLd, pageMetadata } from '@/lib/seo';
import { account } from '../account';

jest.mock('@/lib/page-language', () => ({ pageLanguage: async () => 'en' }));

it('pages with answers in their addresses are not counted', async () => {
  const uncounted = { other: { visits: 'uncounted' } };
  expect(await generateMetadata()).toMatchObject(uncounted);
  const params = Promise.resolve({ state: 'texas' });
  expect(await ofState({ params })).toMatchObject(uncounted);
});

it('only public pages of a live site are indexed', async () => {
  const robots = (path: string) => pageMetadata('en', { title: 'Title', path }).robots;
  expect(robots('/about')).toEqual({ index: false });
  jest.replaceProperty(process, 'env', { ...process.env, ...account });
  expect(robots('/about')).toBeUndefined();
  for (const path of ['/formInput', '/confirmAlert'])
    expect(robots(path)).toEqual({ index: false });
  expect(await ofNotFound()).toMatchObject({ robots: { index: false } });
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_STAGING: 'yes' });
  expect(robots('/about')).toEqual({ index: false });
  jest.restoreAllMocks();
});

it('an article’s structured data names its reviewer', () => {
  const article = findArticle(11, 'en') as Article;
  expect(JSON.stringify(articleJsonLd(article))).not.toMatch(/datePublished|eviewed/);
  const reviewed = { by: 'Ana Ruiz', license: 'Texas', date: '2026-11-20' };
  const facts = { ...article.facts, publish: '2026-11-21', reviewed };
  expect(articleJsonLd({ ...article, facts })[0]).toMatchObject({
    datePublished: '2026-11-21',
    mainEntityOfPage: { reviewedBy: { name: 'Ana Ruiz' }, lastReviewed: '2026-11-20' },
  });
});
