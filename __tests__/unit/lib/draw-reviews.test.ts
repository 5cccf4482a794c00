import { drawReviews } from '@/components/home/review-carousel';

it('reviews are drawn at random, as many as there are, repeats possible', () => {
  const draws = [0.99, 0, 0.5, 0];
  expect(drawReviews(['a', 'b', 'c', 'd'], () => draws.shift() ?? 0).join('')).toBe('daca');
});
