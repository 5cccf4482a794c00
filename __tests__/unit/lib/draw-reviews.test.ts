import { drawReviews } from '@/components/home/review-carousel';

it('draws as many random reviews as there are, with repeats', () => {
  const draws = [0.99, 0, 0.5, 0];
  expect(drawReviews(['a', 'b', 'c', 'd'], () => draws.shift() ?? 0).join('')).toBe('daca');
});
