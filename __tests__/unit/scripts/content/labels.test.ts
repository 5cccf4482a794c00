import { oppositeWords } from '@/scripts/content/labels';

it.each([
  ['Yes', 'Sí'],
  ['No', 'No'],
  ['North Carolina', 'Carolina del Norte'],
  ['West Virginia', 'Virginia Occidental'],
  ['New Mexico', 'Nuevo México'],
  ['Less than 1 year', 'Menos de 1 año'],
  ['I don’t know', 'No lo sé'],
  ['This accident', 'Este accidente'],
  ['Broken bones', 'Huesos rotos'],
])('accepts “%s” as “%s”', (english, spanish) => {
  expect(oppositeWords(english, spanish, 'es')).toBeUndefined();
});

it.each([
  ['Yes', 'No', 'says “Yes”, which “No” doesn’t say'],
  ['North Carolina', 'Carolina del Sur', 'says “North”, which “Carolina del Sur” doesn’t say'],
  ['Less than 1 year', 'Más de 1 año', 'says “Less”, which “Más de 1 año” doesn’t say'],
  ['Virginia', 'Virginia Occidental', 'says “Occidental”, which “Virginia” doesn’t say'],
])('refuses “%s” as “%s”', (english, spanish, problem) => {
  expect(oppositeWords(english, spanish, 'es')).toBe(problem);
});

it('knows nothing of a language without a table', () => {
  expect(oppositeWords('Yes', 'Non', 'fr')).toBeUndefined();
});
