import { Island } from '@/components/islands/island';
import { Container, SectionHeading } from '@/components/ui/section';
import { loadHome, loadReviews } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { ReviewCarousel } from './review-carousel';

export function Reviews({ language }: { language: Language }) {
  // Browsers need no record of how a client agreed.
  const reviews = loadReviews(language).map(({ consent: _, ...review }) => review);
  if (reviews.length === 0) return null;
  const { title, text, sampleNotice, ...labels } = loadHome(language).reviews;
  const isSample = reviews.some((review) => review.sample);
  return (
    <div className="bg-wash">
      <Container
        as="section"
        id="reviews"
        aria-labelledby="reviews-title"
        className="py-8 lg:py-12"
      >
        <SectionHeading id="reviews" title={title} text={isSample ? sampleNotice : text} />
        <div className="mt-6">
          <Island name="review-carousel" when="near">
            <ReviewCarousel reviews={reviews} labels={labels} />
          </Island>
        </div>
      </Container>
    </div>
  );
}
