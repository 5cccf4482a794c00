import { Section } from '@/components/ui/section';
import { loadHome, loadReviews } from '@/lib/content/site-content';
import { LazyReviewCarousel } from './lazy-parts';

export function Reviews() {
  const reviews = loadReviews();
  const { sampleNotice, ...heading } = loadHome().reviews;
  return (
    <Section id="reviews" {...heading}>
      {reviews.some((review) => review.sample) && <p className="notice mb-6">{sampleNotice}</p>}
      <LazyReviewCarousel reviews={reviews} />
    </Section>
  );
}
