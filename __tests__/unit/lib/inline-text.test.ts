import { fillText } from '@/lib/inline-text';

it('leaves unknown placeholders unchanged', () => {
  expect(fillText('{label} {other}', { label: 'A' })).toBe('A {other}');
});
