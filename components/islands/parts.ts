export const parts = {
  'after-sending': async () => (await import('../confirmation/after-sending')).AfterSending,
  'claim-finder': async () => (await import('../home/claim-finder')).ClaimFinder,
  'email-form': async () => (await import('../forms/email-form')).EmailForm,
  'faq-tabs': async () => (await import('../home/faq-tabs')).FaqTabs,
  'review-carousel': async () => (await import('../home/review-carousel')).ReviewCarousel,
};

export type PartName = keyof typeof parts;
