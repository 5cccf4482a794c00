import { articleCover, findPicture, measurePicture, previewPicture } from '@/lib/pictures';
import { copyContent } from '../content-copy';

const content = copyContent();
afterEach(content.restore);
afterAll(content.leave);

it('a drawing has one size, and a missing cover is the default one', async () => {
  const drawing = '/images/blogs/9/cover.svg';
  expect(await articleCover(9)).toEqual({ src: drawing, thumbnail: drawing });
  expect(previewPicture(9)).toBe('/images/blogs/9/share.jpg');
  content.remove(`public${drawing}`);
  const plain = '/images/cover.svg';
  expect(await articleCover(9)).toEqual({ src: plain, thumbnail: plain });
  expect(previewPicture(9)).toBe('/images/share.jpg');
});

it('a photo takes the place of a drawing', () => {
  expect(findPicture('/images/hero')).toBe('/images/hero.svg');
  content.write('public/images/hero.jpg', '');
  expect(findPicture('/images/hero')).toBe('/images/hero.jpg');
});

it('a picture is measured upright, and only if browsers show it', async () => {
  expect(await measurePicture('public/images/blogs/11/cover.jpg')).toEqual({
    width: 1600,
    height: 1200,
  });
  content.write('public/picture.png', 'not a picture');
  expect(await measurePicture('public/picture.png')).toBeUndefined();
});
