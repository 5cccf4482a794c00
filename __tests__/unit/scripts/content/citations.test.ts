import { readFileSync } from 'node:fs';
import { citationIndex, locationsCiting } from '@/scripts/content/citations';
import { readContent } from '@/scripts/content/read-content';

const index = citationIndex(readContent());
const section = 'Ala. Code 6-2-38(l)';
const url = 'alison.legislature.state.al.us/code-of-alabama?section=6-2-38';

it('finds the deadlines, sources and citations of a law in both languages', () => {
  const linesWith = (file: string, words: string, above = 0) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.includes(words) ? [`${file}:${at + 1 - above}`] : []));
  const article = 'content/en/articles/01-product-liability.md';
  const rows = linesWith('content/en/deadlines/alabama.yml', `section: ${section}`, 3);
  const spanish = [
    ...['injury: ', 'death: '].flatMap((words) =>
      linesWith('content/es/deadlines/alabama.yml', words),
    ),
    ...linesWith(article.replace('/en/', '/es/'), '[^al-6-2-38]'),
  ];
  const english = ['id: al-6-2-38', '[^al-6-2-38]'].flatMap((words) => linesWith(article, words));
  const all = [...rows, ...english, ...spanish].sort();
  expect(locationsCiting(index, { url: `https://${url}`, section }).sort()).toEqual(all);
  expect(locationsCiting(index, { section })).toEqual(expect.arrayContaining(rows));
});

it.each([`http://www.${url}`, `https://${url}.`, `https://${url}&`, `https://${url}/`])(
  'finds the same places for %s',
  (address) => {
    expect(locationsCiting(index, { url: address })).toEqual(
      locationsCiting(index, { url: `https://${url}` }),
    );
  },
);

it.each([{ url: 'https://a.gov', section: 'None 1' }, {}])('finds none for %j', (law) => {
  expect(locationsCiting(index, law)).toEqual([]);
});
