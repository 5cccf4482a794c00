import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schemas from '@/lib/content/schemas';
import { loadAccidentTypes, loadLegalAreas, loadReviews } from '@/lib/content/site-content';

const most = 12;

describe.each([
  ['reviews', schemas.reviewsSchema, loadReviews('en')],
  ['types', schemas.accidentTypesSchema, loadAccidentTypes('en')],
  ['areas', schemas.legalAreasSchema, loadLegalAreas('en')],
])('%s', (list, schema, [first]) => {
  it.each([
    [1, false],
    [2, true],
    [most, true],
    [most + 1, false],
  ])('may be %i: %s', (count, isRight) => {
    const items = Array.from(Array(count), (_, index) => ({ ...first, name: `Name ${index}` }));
    expect(schema.safeParse({ [list]: items }).success).toBe(isRight);
  });
});

it('every review has its own buttons without a script, however many there are', () => {
  const css = readFileSync(join(__dirname, '../../../../app/styles/variants.css'), 'utf8');
  for (let place = 1; place <= most; place += 1) {
    expect(css).toContain(`:has(:nth-child(${place}):target) &:not(:nth-child(${place}))`);
  }
});
