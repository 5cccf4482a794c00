import type { Review } from '@/lib/content/schemas';

const mostStars = 5;

/** One review as a slide; it says its place among the others to assistive technology. */
export function ReviewCard({ review, position }: { review: Review; position: string }) {
  return (
    <article className="card flex h-full flex-col" aria-label={`Review ${position}`}>
      <p className="stars" role="img" aria-label={`${review.rating} of ${mostStars} stars`}>
        {'★'.repeat(review.rating)}
        {'☆'.repeat(mostStars - review.rating)}
      </p>
      <h3 className="heading-3 mt-2">{review.subject}</h3>
      <blockquote className="mt-2 grow text-ink-soft">{review.content}</blockquote>
      <div className="mt-5 flex items-center gap-3">
        <span className="avatar" aria-hidden>
          {review.avatar}
        </span>
        <p className="leading-tight">
          <span className="font-semibold">{review.name}</span>
          <br />
          <span className="text-ink-soft text-sm">{review.address}</span>
        </p>
      </div>
    </article>
  );
}
