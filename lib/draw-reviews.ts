/** Takes the reviews and returns as many drawn from them at random, repeats possible (section 3). */
export function drawReviews<T>(reviews: readonly T[], random: () => number = Math.random): T[] {
  return reviews.map(() => reviews[Math.floor(random() * reviews.length)] as T);
}
