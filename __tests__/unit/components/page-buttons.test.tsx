/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PageButtons } from '@/components/blog/page-buttons';

/** Returns the row of buttons as it reads, with the marked one in brackets. */
function rowOf(count: number, current: number): string {
  return rowOfPages(
    Array.from({ length: count }, (_, index) => index + 1),
    current,
  );
}

function rowOfPages(pages: number[], current: number): string {
  render(<PageButtons language="en" pages={pages} current={current} />);
  return screen
    .getAllByRole('listitem')
    .map((item) => {
      const isMarked = item.querySelector('[aria-current="true"]');
      return isMarked ? item.textContent?.replace(/\d+/, '[$&]') : item.textContent;
    })
    .join(' ');
}

describe('the buttons above the articles', () => {
  it.each([
    [1, 1, '[1]'],
    [2, 2, '1 [2]'],
    [6, 3, '1 2 [3] 4 5 6'],
    [7, 1, '[1] 2 …7'],
    [7, 3, '1 2 [3] 4 …7'],
    [400, 200, '1 …199 [200] 201 …400'],
    [400, 400, '1 …399 [400]'],
  ])('of %i pages on page %i read %s', (count, current, row) => {
    expect(rowOf(count, current)).toBe(row);
  });

  it('leave out a page whose articles were all removed, and say no more of it', () => {
    expect(rowOfPages([1, 3, 4], 3)).toBe('1 [3] 4');
  });
});
