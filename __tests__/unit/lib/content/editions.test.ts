import { listPages, loadArticles } from '@/lib/content/articles';

it('only articles with a Spanish text are in the Spanish edition', () => {
  expect(loadArticles('es').map(({ facts }) => facts.id)).toEqual([1, 9]);
  expect(listPages('es')).toEqual([1]);
});
