import { makeReference } from '@/lib/message/reference';

it('has no characters that look or sound alike', () => {
  const references = Array.from({ length: 100 }, makeReference);
  for (const one of references) expect(one).toMatch(/^CL-[234679CDFGHJKMNPQRTVWXY]{5}$/);
  expect(new Set(references).size).toBeGreaterThan(95);
});
