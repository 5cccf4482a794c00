'use client';

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Review } from '@/lib/content/schemas';
import { drawReviews } from '@/lib/draw-reviews';
import { ReviewCard } from './review-card';

/**
 * The reviews, one slide each. Without the script the row scrolls and snaps by itself and the
 * anchors lead to the slides; with it, the four shown are drawn at random (specification, section 3).
 */
export function ReviewCarousel({ reviews }: { reviews: readonly Review[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [viewport, carousel] = useEmblaCarousel({ align: 'start' });
  const [shown, setShown] = useState(reviews);
  const [current, setCurrent] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const count = shown.length;

  useEffect(() => {
    // The row keeps the height it has, whichever reviews are drawn.
    const list = row.current;
    if (list) list.style.minHeight = `${list.offsetHeight}px`;
    setShown(drawReviews(reviews));
  }, [reviews]);
  useEffect(() => {
    if (!carousel) return;
    const update = () => {
      setCurrent(carousel.selectedScrollSnap());
      setHasMoved(true);
    };
    carousel.on('select', update);
    return () => void carousel.off('select', update);
  }, [carousel]);

  // Past the last slide comes the first one.
  const neighbour = (step: number) => (current + step + count) % count;

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') move(event, -1);
    if (event.key === 'ArrowRight') move(event, 1);
  }

  function move(event: MouseEvent | KeyboardEvent, step: number) {
    if (!carousel) return;
    event.preventDefault();
    carousel.scrollTo(neighbour(step));
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Review slides"
      className="carousel"
      onKeyDown={moveByKey}
    >
      {/* While the row scrolls by itself it takes the focus, so that the arrow keys scroll it. */}
      <div
        ref={viewport}
        className={carousel ? 'overflow-hidden' : 'carousel-scroll'}
        tabIndex={carousel ? undefined : 0}
      >
        <ul ref={row} className="carousel-row">
          {shown.map((review, index) => (
            <li key={index} id={`review-${index + 1}`} className="slide">
              <ReviewCard review={review} position={`${index + 1} of ${count}`} />
            </li>
          ))}
        </ul>
      </div>
      <p className="sr-only" aria-live="polite">
        {hasMoved && `Review ${current + 1} of ${count}: ${shown[current]?.subject}`}
      </p>
      <div className="mt-6 flex gap-3">
        <a
          href={`#review-${neighbour(-1) + 1}`}
          className="round-button"
          aria-label="Previous review"
          onClick={(event) => move(event, -1)}
        >
          <CaretLeftIcon size={22} weight="bold" aria-hidden />
        </a>
        <a
          href={`#review-${neighbour(1) + 1}`}
          className="round-button"
          aria-label="Next review"
          onClick={(event) => move(event, 1)}
        >
          <CaretRightIcon size={22} weight="bold" aria-hidden />
        </a>
      </div>
    </section>
  );
}
