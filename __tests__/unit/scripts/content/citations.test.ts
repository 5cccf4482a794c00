import { citationIndex, placesCiting } from '@/scripts/content/citations';
import { readContent } from '@/scripts/content/read-content';
import { itInSpanish } from '../../spanish';

const index = citationIndex(readContent());
const section = 'Ala. Code 6-2-38(l)';
const url = 'alison.legislature.state.al.us/code-of-alabama?section=6-2-38';
const deadlines = ['content/states/alabama.yml:1', 'content/states/alabama.yml:8'];

it('finds the deadlines, sources and citations of a law', () => {
  const article = 'content/articles/01-product-liability.en.md';
  const all = [...deadlines, `${article}:28`, `${article}:61`];
  const found = placesCiting(index, { url: `https://${url}`, section });
  expect(found.filter((place) => !place.includes('.es.md')).sort()).toEqual(all.sort());
  expect(placesCiting(index, { section }).sort()).toEqual(deadlines);
});

itInSpanish('finds the citations of a law in a translation', () => {
  const place = 'content/articles/01-product-liability.es.md:36';
  expect(placesCiting(index, { url: `https://${url}` })).toContain(place);
});

it.each([`http://www.${url}`, `https://${url}.`, `https://${url}&`, `https://${url}/`])(
  'finds the same places for %s',
  (address) => {
    expect(placesCiting(index, { url: address })).toEqual(
      placesCiting(index, { url: `https://${url}` }),
    );
  },
);

it.each([{ url: 'https://a.gov', section: 'None 1' }, {}])('finds none for %j', (law) => {
  expect(placesCiting(index, law)).toEqual([]);
});
