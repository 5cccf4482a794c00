import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pagination } from '@/components/blog/pagination';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  [upTo(1), 1, '[1]'],
  [upTo(6), 3, '1 2 [3] 4 5 6'],
  [upTo(7), 1, '[1] 2 …7'],
  [upTo(7), 3, '1 2 [3] 4 …7'],
  [upTo(400), 200, '1 …199 [200] 201 …400'],
  [upTo(400), 400, '1 …399 [400]'],
  [[1, 3, 4], 3, '1 [3] 4'],
])('buttons for %j on page %i: %s', (pages, current, row) => {
  const $ = load(
    renderToStaticMarkup(<Pagination language="en" pages={pages} current={current} />),
  );
  const texts = $('li').map((_, item) => {
    const isMarked = $(item).find('[aria-current="true"]').length > 0;
    return isMarked ? $(item).text().replace(/\d+/, '[$&]') : $(item).text();
  });
  expect(texts.get().join(' ')).toBe(row);
  for (const link of $('a').get())
    expect(link.attribs['href']).toBe(`/blogs/page${$(link).text()}`);
});
