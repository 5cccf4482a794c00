import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReviewCarousel } from '@/components/home/review-carousel';
import { Reviews } from '@/components/home/reviews';
import { loadHome, loadReviews } from '@/lib/content/site-content';
import { account } from '../account';

const [sample] = loadReviews('en');

it('a site for visitors shows no samples, but what it promises', () => {
  const html = () => renderToStaticMarkup(Reviews({ language: 'en' }));
  jest.replaceProperty(process, 'env', { ...process.env, ...account });
  expect(html()).not.toContain(sample?.name);
  expect(html()).toContain(loadHome('en').pledges.title);
  jest.restoreAllMocks();
  expect(html()).toContain(sample?.name);
});

it('one review shows one, says that it was rewarded, and needs no buttons', () => {
  if (!sample) throw new Error('has no sample');
  const reviews = [{ ...sample, sample: false, given: true }];
  const { given, ...labels } = loadHome('en').reviews;
  const $ = load(
    renderToStaticMarkup(<ReviewCarousel reviews={reviews} labels={{ given, ...labels }} />),
  );
  expect($('article')).toHaveLength(1);
  expect($('article').text()).toContain(given);
  expect($('section > div').last().hasClass('hidden')).toBe(true);
});
