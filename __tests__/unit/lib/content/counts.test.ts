import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as schemas from '@/lib/content/schemas';
import { loadAccidentTypes, loadLegalAreas, loadReviews } from '@/lib/content/site-content';

const most = 12;

it.each([
  ['reviews', schemas.reviewsSchema, loadReviews('en')],
  ['types', schemas.accidentTypesSchema, loadAccidentTypes('en')],
  ['areas', schemas.legalAreasSchema, loadLegalAreas('en')],
])('there may be two to twelve %s', (list, schema, [first]) => {
  const isRight = [1, 2, most, most + 1].map((count) => {
    const items = Array.from(Array(count), (_, index) => ({ ...first, name: `Name ${index}` }));
    return schema.safeParse({ [list]: items }).success;
  });
  expect(isRight).toEqual([false, true, true, false]);
});

it('every review has its own buttons without a script, however many there are', () => {
  const css = readFileSync(join(__dirname, '../../../../app/styles/variants.css'), 'utf8');
  for (let place = 1; place <= most; place += 1)
    expect(css).toContain(`:has(:nth-child(${place}):target) &:not(:nth-child(${place}))`);
});
