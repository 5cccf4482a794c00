'use client';

import { lazyWhenNear } from '@/components/ui/lazy-when-near';

/** The parts of the home page below its first screen. */
export const LazyReviewCarousel = lazyWhenNear('reviews', async () => {
  const { ReviewCarousel } = await import('./review-carousel');
  return ReviewCarousel;
});

export const LazyContactForm = lazyWhenNear('contact', async () => {
  const { ContactForm } = await import('@/components/forms/contact-form');
  return ContactForm;
});

export const LazyFaqTabs = lazyWhenNear('faq', async () => {
  const { FaqTabs } = await import('./faq-tabs');
  return FaqTabs;
});
