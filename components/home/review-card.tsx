import { Card } from '@/components/ui/card';
import type { Review } from '@/lib/content/schemas';
import { fillText } from '@/lib/fill-text';

const mostStars = 5;

type ReviewCardProps = { review: Review; place: string; stars: string };

/** One review as a slide; it says its place among the others to assistive technology. */
export function ReviewCard({ review, place, stars }: ReviewCardProps) {
  return (
    <Card as="article" className="flex h-full flex-col" aria-label={place}>
      <p
        className="text-amber-text text-xl leading-none tracking-widest"
        role="img"
        aria-label={fillText(stars, { rating: review.rating, most: mostStars })}
      >
        {'★'.repeat(review.rating)}
        {'☆'.repeat(mostStars - review.rating)}
      </p>
      <h3 className="font-display text-subtitle mt-2">{review.subject}</h3>
      <blockquote className="text-ink-soft mt-2 grow">{review.content}</blockquote>
      <div className="mt-5 flex items-center gap-3">
        <span
          className="bg-wash grid size-11 flex-none place-items-center rounded-full font-semibold"
          aria-hidden
        >
          {review.avatar}
        </span>
        <p className="leading-tight">
          <span className="font-semibold">{review.name}</span>
          <br />
          <span className="text-ink-soft text-sm">{review.address}</span>
        </p>
      </div>
    </Card>
  );
}
