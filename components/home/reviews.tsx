import { Island } from '@/components/islands/island';
import { Container, Heading } from '@/components/ui/section';
import { loadHome, loadReviews } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { Pledges } from './pledges';
import { ReviewCarousel } from './review-carousel';

/** Reviews, and until there is a real one what the site promises instead. */
export function Reviews({ language }: { language: Language }) {
  // Browsers need no record of how a client agreed.
  const reviews = loadReviews(language).map(({ consent: _, ...review }) => review);
  const { title, text, sampleNotice, ...labels } = loadHome(language).reviews;
  const isReal = reviews.some((review) => !review.sample);
  return (
    <div className="bg-wash">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-10 py-8 lg:grid-cols-[3fr_2fr] lg:py-12">
        {!isReal && <Pledges language={language} />}
        {reviews.length > 0 && (
          <section id="reviews" aria-labelledby="reviews-title" className="min-w-0 print:hidden">
            <Heading as="h2" size={isReal ? 'title' : 'subtitle'} id="reviews-title">
              {title}
            </Heading>
            <p className={`text-ink-soft mt-2 ${isReal ? '' : 'text-sm'}`}>
              {isReal ? text : sampleNotice}
            </p>
            <div className="mt-4">
              <Island name="review-carousel" when="near">
                <ReviewCarousel reviews={reviews} labels={labels} />
              </Island>
            </div>
          </section>
        )}
      </Container>
    </div>
  );
}
