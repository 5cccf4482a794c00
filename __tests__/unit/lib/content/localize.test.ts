import { isUntranslated, localize } from '@/lib/content/localize';
import { spanish } from '../../spanish';

const both = { en: 'One', es: 'Uno' };
const english = { en: 'Two' };
const shared = { key: 'a', value: 2, isOpen: true };

it.each<[string, unknown, unknown, unknown]>([
  ['a text', both, 'One', 'Uno'],
  ['what all languages share', shared, shared, shared],
  ['a text beside it', { ...shared, both }, { ...shared, both: 'One' }, { ...shared, both: 'Uno' }],
  ['an untranslated item', [both, english], ['One', 'Two'], ['Uno']],
  ['an item that is a record', [{ key: 'b', more: [english] }], [{ key: 'b', more: ['Two'] }], []],
  ['lists in a list', [[both, english], [english]], [['One', 'Two'], ['Two']], [['Uno']]],
  ['items without texts', [shared], [shared], [shared]],
  ['an optional text', { both, english }, { both: 'One', english: 'Two' }, { both: 'Uno' }],
])('takes %s from a language', (_, data, inEnglish, inSpanish) => {
  expect(localize(data, 'en')).toEqual(inEnglish);
  expect(localize(data, spanish)).toEqual(inSpanish);
});

it('calls data untranslated if it has texts, and all of them lack the language', () => {
  const data = [{ english }, { both, english }, shared, [[english]]];
  expect(data.map((one) => isUntranslated(one, spanish))).toEqual([true, false, false, true]);
});
