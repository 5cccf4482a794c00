import { fillText } from '@/lib/inline-text';

it('a text keeps a place for which there is no value', () => {
  expect(fillText('{label} {other}', { label: 'A' })).toBe('A {other}');
});
