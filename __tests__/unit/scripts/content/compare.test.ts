import { compareUnit } from '@/scripts/content/translations';
import { spanish } from '../../spanish';

const edition = (text: string) => ({ text, file: 'x', line: () => 0 });
const compare = (en: string, translation: string) =>
  Array.from(
    compareUnit({ field: 'x', en: edition(en), [spanish]: edition(translation) }, spanish, {
      choices: [],
      terms: [],
    }),
  );

const from =
  '## In 2 years\n\nWait 3 days.\n\n- Pay $5.\n- Pay $6.\n\n| A | B |\n| --- | --- |\n| 7 | 8 |\n';
const to =
  '## En 2 años\n\nEspere 3 días.\n\n- Pague $5.\n- Pague $6.\n\n| A | B |\n| --- | --- |\n| 7 | 8 |\n';

it.each([
  ['nothing', '', '', []],
  ['a heading', '2 años', '4 años', [0]],
  ['a paragraph', '3 días', '4 días', [2]],
  ['a list item', '$6', '$5', [5]],
  ['a cell', '| 7 ', '| 9 ', [9]],
  ['exchanged items', '$5.\n- Pague $6', '$6.\n- Pague $5', [4, 5]],
  [
    'a number where texts are built differently',
    'Espere 3 días.\n\n',
    'Espere.\n\nO 4 días.\n\n',
    [0],
  ],
  ['nothing where texts are built differently', '\n\n- Pague $5.\n- ', ' Pague $5. ', []],
])('finds the line where %s differs', (_, words, others, lines) => {
  const found = compare(from, to.replace(words, others));
  expect(found.map(({ line }) => line)).toEqual(lines);
});
