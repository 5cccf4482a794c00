import type { Content } from '@/scripts/content/read-content';
import { adviseOnReading } from '@/scripts/content/reading-level';
import { spanish } from '../../spanish';

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
