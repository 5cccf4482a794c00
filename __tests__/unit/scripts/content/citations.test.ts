import { readFileSync } from 'node:fs';
import { citationIndex, placesCiting } from '@/scripts/content/citations';
import { readContent } from '@/scripts/content/read-content';

const index = citationIndex(readContent());
const linesWith = (file: string, words: string, above = 0) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.includes(words) ? [`${file}:${at + 1 - above}`] : []));

describe('the places that rest on a law', () => {
  const deadlines = 'content/en/deadlines/alabama.yml';
  const article = 'content/en/articles/01-product-liability.md';
  const section = 'Ala. Code 6-2-38(l)';
  const url = 'alison.legislature.state.al.us/code-of-alabama?section=6-2-38';
  const rows = linesWith(deadlines, `section: ${section}`, 3);
  const inEnglish = (places: string[]) => places.filter((place) => !place.includes('/es/')).sort();

  it('are the deadlines, the source of the same address, and the lines that cite it', () => {
    expect(rows).toHaveLength(2);
    expect(inEnglish(placesCiting(index, { url: `https://${url}`, section }))).toEqual(
      [
        ...rows,
        ...linesWith(article, 'id: al-6-2-38'),
        ...linesWith(article, '[^al-6-2-38]'),
      ].sort(),
    );
  });

  it('are also those of the translations', () => {
    const article = 'content/es/articles/01-product-liability.md';
    const places = placesCiting(index, { url: `https://${url}` });
    expect(places).toContainEqual(
      expect.stringMatching(/^content\/es\/deadlines\/alabama\.yml:\d+$/),
    );
    expect(places.filter((place) => place.startsWith(article))).toEqual(
      linesWith(article, '[^al-6-2-38]'),
    );
  });

  it.each([`http://www.${url}`, `https://${url}.`, `https://${url}&`, `https://${url}/`])(
    'are those of %s, too',
    (address) => {
      expect(placesCiting(index, { url: address })).toEqual(
        placesCiting(index, { url: `https://${url}` }),
      );
    },
  );

  it('are found by the section alone, without the one that is asked from', () => {
    expect(inEnglish(placesCiting(index, { section }, rows[0]))).toEqual(rows.slice(1));
  });

  it('are none for a law that nothing cites', () => {
    expect(placesCiting(index, { url: 'https://a.gov', section: 'None 1' })).toEqual([]);
    expect(placesCiting(index, {})).toEqual([]);
  });
});
