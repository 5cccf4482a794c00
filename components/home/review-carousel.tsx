'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { Card, Heading } from '@/components/ui/section';
import type { Home, Review } from '@/lib/content/schemas';
import { fillText } from '@/lib/inline-text';

type Shown = Omit<Review, 'consent'>;
type ReviewCarouselProps = {
  reviews: readonly Shown[];
  labels: Omit<Home['reviews'], 'title' | 'text' | 'sampleNotice'>;
};

const button =
  'inline-grid size-12 place-items-center rounded-full border border-control bg-card text-ink hover:bg-wash';

/** Scrolls natively without scripts; draws reviews at random (specification, section 3). */
export function ReviewCarousel({ reviews, labels }: ReviewCarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  // Looping gives every slide a snap point at any width.
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', loop: true });
  const [shown, setShown] = useState(reviews);
  // Undefined until the buttons work.
  const [current, setCurrent] = useState<number>();
  const [hasMoved, setHasMoved] = useState(false);
  const count = shown.length;
  const isReady = current !== undefined;

  useEffect(() => {
    // Keep the height so that drawing other reviews causes no layout shift.
    const list = row.current;
    if (list) list.style.minHeight = `${list.getBoundingClientRect().height}px`;
    setShown(drawReviews(reviews));
  }, [reviews]);
  useEffect(() => {
    if (!carousel) return;
    const scroller = carousel.rootNode();
    // Adopt native scrolling from before hydration or from find-in-page.
    const takeOver = () => {
      const [slide] = carousel.slideNodes();
      if (!slide || scroller.scrollLeft === 0) return;
      const passed = Math.round(scroller.scrollLeft / slide.offsetWidth);
      scroller.scrollLeft = 0;
      carousel.scrollTo((carousel.selectedScrollSnap() + passed) % count, true);
    };
    takeOver();
    setCurrent(carousel.selectedScrollSnap());
    scroller.addEventListener('scroll', takeOver);
    carousel.on('select', () => {
      setCurrent(carousel.selectedScrollSnap());
      setHasMoved(true);
    });
    carousel.on('resize', () => row.current?.style.removeProperty('min-height'));
    return () => scroller.removeEventListener('scroll', takeOver);
  }, [carousel, count]);

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') move(event, -1);
    if (event.key === 'ArrowRight') move(event, 1);
  }

  function move(event: MouseEvent | KeyboardEvent, step: number) {
    if (!carousel) return;
    event.preventDefault();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (step < 0) carousel.scrollPrev(isStill);
    else carousel.scrollNext(isStill);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={labels.slides}
      className="group/carousel"
      data-ready={isReady}
      onKeyDown={moveByKey}
    >
      {/* Focusable while it scrolls natively, for the arrow keys. */}
      <div
        ref={viewport}
        className="[scroll-snap-type:x_mandatory] scrollbar-none overflow-x-auto group-data-[ready=true]/carousel:snap-none group-data-[ready=true]/carousel:overflow-hidden"
        tabIndex={isReady ? -1 : 0}
      >
        <ul ref={row} className="-ml-5 flex">
          {shown.map((review, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their place when other reviews are drawn.
              key={index}
              id={`review-${index + 1}`}
              className="min-w-0 flex-[0_0_100%] snap-start scroll-ml-[-1.25rem] pl-5"
            >
              <ReviewCard
                review={review}
                place={fillText(labels.place, { number: index + 1, count })}
                labels={labels}
              />
            </li>
          ))}
        </ul>
      </div>
      <p className="sr-only" aria-live="polite">
        {isReady &&
          hasMoved &&
          `${fillText(labels.place, { number: current + 1, count })}: ${shown[current]?.subject}`}
      </p>
      {/* One review needs no buttons. */}
      <div className={`mt-4 min-h-12 items-center gap-3 ${count < 2 ? 'hidden' : 'flex'}`}>
        {isReady && (
          <>
            {([-1, 1] as const).map((step) => (
              <a
                key={step}
                href={`#review-${((current + step + count) % count) + 1}`}
                className={button}
                aria-label={step < 0 ? labels.previous : labels.next}
                onClick={(event) => move(event, step)}
              >
                <LineIcon name={step < 0 ? 'previous' : 'next'} size={22} />
              </a>
            ))}
            <span className="text-ink-soft">
              {current + 1} / {count}
            </span>
          </>
        )}
      </div>
    </section>
  );
}

const maxStars = 5;

type ReviewCardProps = { review: Shown; place: string; labels: ReviewCarouselProps['labels'] };

function ReviewCard({ review, place, labels }: ReviewCardProps) {
  return (
    <Card
      as="article"
      className={`flex h-full flex-col ${review.sample ? 'text-sm' : ''}`}
      aria-label={place}
    >
      {!review.sample && (
        <p
          className="text-amber-text mb-2 text-xl leading-none tracking-widest"
          role="img"
          aria-label={fillText(labels.stars, { rating: review.rating, most: maxStars })}
        >
          {'★'.repeat(review.rating)}
          {'☆'.repeat(maxStars - review.rating)}
        </p>
      )}
      <Heading as="h3" size="subtitle">
        {review.subject}
      </Heading>
      <blockquote className="text-ink-soft mt-2 grow">{review.content}</blockquote>
      {review.given && <p className="mt-2 text-sm">{labels.given}</p>}
      <div className="mt-3 flex items-center gap-3">
        <span
          className="bg-wash grid size-9 flex-none place-items-center rounded-full font-semibold"
          aria-hidden
        >
          {review.avatar}
        </span>
        <p className="leading-tight">
          <span className="font-semibold">{review.label ?? review.name}</span>
          <br />
          <span className="text-ink-soft text-sm">{review.address}</span>
        </p>
      </div>
    </Card>
  );
}

/** Draws as many reviews at random, repeats possible (specification, section 3). */
function drawReviews<T>(reviews: readonly T[]): T[] {
  return reviews.map(() => reviews[Math.floor(Math.random() * reviews.length)] as T);
}
