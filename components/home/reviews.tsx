import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { loadHome, loadReviews } from '@/lib/content/site-content';
import { LazyReviewCarousel } from './lazy-parts';

export function Reviews() {
  const reviews = loadReviews();
  const { title, text, sampleNotice, ...labels } = loadHome().reviews;
  return (
    <div className="bg-wash">
      <Section id="reviews" title={title} text={text}>
        {reviews.some((review) => review.sample) && <Notice>{sampleNotice}</Notice>}
        <LazyReviewCarousel reviews={reviews} labels={labels} />
      </Section>
    </div>
  );
}
