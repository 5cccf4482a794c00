import { Section } from '@/components/ui/section';
import { loadHome, loadReviews } from '@/lib/content/site-content';
import { ReviewCarousel } from './review-carousel';

export function Reviews() {
  const reviews = loadReviews();
  const { sampleNotice, ...heading } = loadHome().reviews;
  return (
    <Section id="reviews" {...heading}>
      {reviews.some((review) => review.sample) && <p className="notice mb-6">{sampleNotice}</p>}
      <ReviewCarousel reviews={reviews} />
    </Section>
  );
}
