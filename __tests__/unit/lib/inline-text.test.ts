import { fillText } from '@/lib/inline-text';

it('keeps places without a value', () => {
  expect(fillText('{label} {other}', { label: 'A' })).toBe('A {other}');
});
