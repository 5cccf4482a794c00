import { loadArticle } from '@/lib/content/articles';
import { pictureOf } from '@/lib/content/pictures';

describe('the picture of an article', () => {
  const article = loadArticle(9, 'en');

  it('comes with its size', () => {
    const { src, width, height } = pictureOf(article, 'cover.svg');
    expect(src).toBe('/images/blogs/9/cover.svg');
    expect(width / height).toBeGreaterThan(0);
  });

  it('that is missing is named with the line that shows it', () => {
    const body = 'One.\n\n![Text](gone.svg "Caption")\n';
    expect(() => pictureOf({ ...article, body, bodyLine: 90 }, 'gone.svg')).toThrow(
      `${article.file}:92: picture gone.svg: is not in public/images/blogs/9/. Correct the name`,
    );
  });
});
