import { coverOf, isPhoto, shareOf } from '@/lib/pictures';
import { fileAt, openPage, pages } from './pages';

const articles = pages.flatMap(({ address, article }) =>
  article ? [{ address, id: article.facts.id }] : [],
);

it.each(articles)('$address shows its cover, a photo in sizes', async ({ address, id }) => {
  const { src, srcSet } = await coverOf(id);
  const cover = openPage(address)('article header img');
  expect([cover.attr('src'), cover.attr('srcset')]).toEqual([src, srcSet]);
  expect(cover.attr('sizes') !== undefined).toBe(isPhoto(src));
  expect(fileAt(shareOf(id))).toBeDefined();
});
