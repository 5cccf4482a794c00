import { drawReviews } from '@/components/home/review-carousel';

describe('the reviews that are shown', () => {
  it('are as many as there are, drawn at random, repeats possible', () => {
    const draws = [0.99, 0, 0.5, 0];
    expect(drawReviews(['a', 'b', 'c', 'd'], () => draws.shift() ?? 0)).toEqual([
      'd',
      'a',
      'c',
      'a',
    ]);
  });
});
