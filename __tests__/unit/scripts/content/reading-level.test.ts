import type { Content } from '@/scripts/content/read-content';
import { adviseOnReading, syllablesIn } from '@/scripts/content/reading-level';
import { spanish } from '../../spanish';

it('counts syllables', () => {
  const count = (words: string, language: string) =>
    words.split(' ').map((word) => syllablesIn(word, language));
  expect(
    count('casa abogado lesión día aéreo cuidado guerra pingüino quien ley ahora mayo', 'es'),
  ).toEqual([2, 4, 2, 2, 4, 3, 2, 3, 1, 1, 3, 2]);
  expect(count('the time table called wanted trial negligence', 'en')).toEqual([
    1, 1, 2, 1, 2, 2, 3,
  ]);
});

it('advises on a Spanish text that is hard to read', () => {
  const hard =
    'La responsabilidad extracontractual de los establecimientos comerciales constituye una obligación indemnizatoria. ';
  const easy = 'Llame a su abogado hoy. Lea el contrato en casa. Guarde las fotos. ';
  const found = [hard, easy].map((words) => {
    const text = { file: 'x', body: words.repeat(12), bodyLine: 8, id: 1, language: spanish };
    return [...adviseOnReading({ texts: [text] } as unknown as Content)].map(({ line }) => line);
  });
  expect(found).toEqual([[8], []]);
});
