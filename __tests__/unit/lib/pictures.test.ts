import { readFileSync } from 'node:fs';
import { coverOf, measurePicture, pictureOf, shareOf } from '@/lib/pictures';
import { copyContent } from '../content-copy';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

it('a drawing has one size, and a missing cover is the default one', async () => {
  const drawing = '/images/blogs/9/cover.svg';
  expect(await coverOf(9)).toEqual({ src: drawing, thumbnail: drawing });
  expect(shareOf(9)).toBe('/images/blogs/9/share.jpg');
  content.remove(`public${drawing}`);
  const plain = '/images/cover.svg';
  expect(await coverOf(9)).toEqual({ src: plain, thumbnail: plain });
  expect(shareOf(9)).toBe('/images/share.jpg');
});

it('a photo in place of a drawing is shown in several sizes', async () => {
  content.write('public/images/hero.jpg', readFileSync('public/images/blogs/11/cover.jpg'));
  const { src, srcSet, size } = await pictureOf('/images/hero');
  expect([src, size]).toEqual(['/images/hero.jpg', { width: 1440, height: 1080 }]);
  expect(srcSet).toContain('/images/hero-480.webp 480w');
});

it('a picture is measured upright, and only if browsers show it', async () => {
  expect(await measurePicture('public/images/blogs/11/cover.jpg')).toEqual({
    width: 1600,
    height: 1200,
  });
  content.write('public/picture.png', 'not a picture');
  expect(await measurePicture('public/picture.png')).toBeUndefined();
});
