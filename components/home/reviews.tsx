import { Island } from '@/components/islands/island';
import { Notice } from '@/components/ui/card';
import { Section } from '@/components/ui/section';
import { loadHome, loadReviews } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { ReviewCarousel } from './review-carousel';

export function Reviews({ language }: { language: Language }) {
  const reviews = loadReviews(language);
  const { title, text, sampleNotice, ...labels } = loadHome(language).reviews;
  return (
    <div className="bg-wash">
      <Section id="reviews" title={title} text={text}>
        {reviews.some((review) => review.sample) && <Notice>{sampleNotice}</Notice>}
        <Island name="review-carousel" when="near">
          <ReviewCarousel reviews={reviews} labels={labels} />
        </Island>
      </Section>
    </div>
  );
}
