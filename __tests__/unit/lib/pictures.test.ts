import { coverOf } from '@/lib/pictures';
import { copyContent } from '../content-copy';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

it('a photo as a cover has sizes, and lists show the smallest', () => {
  expect(coverOf(11)).toEqual({
    src: '/images/blogs/11/cover.jpg',
    srcSet: [480, 960, 1440]
      .map((width) => `/images/blogs/11/cover-${width}.webp ${width}w`)
      .join(', '),
    thumbnail: '/images/blogs/11/cover-480.webp',
    share: '/images/blogs/11/share.jpg',
  });
});

it('a drawing has one size, and a missing cover is the default one', () => {
  const drawing = '/images/blogs/9/cover.svg';
  const share = '/images/blogs/9/share.jpg';
  expect(coverOf(9)).toEqual({ src: drawing, thumbnail: drawing, share });
  content.remove(`public${drawing}`);
  const plain = '/images/cover.svg';
  expect(coverOf(9)).toEqual({ src: plain, thumbnail: plain, share: '/images/share.jpg' });
});

it('development shows the photo itself', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  jest.resetModules();
  const { src, srcSet, thumbnail } = (await import('@/lib/pictures')).coverOf(11);
  expect([thumbnail, srcSet]).toEqual([src, undefined]);
  jest.restoreAllMocks();
});
