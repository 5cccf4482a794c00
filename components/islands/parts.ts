export const parts = {
  'after-sending': async () => (await import('../confirmation/after-sending')).AfterSending,
  'claim-finder': async () => (await import('../home/claim-finder')).ClaimFinder,
  'contact-form': async () => (await import('../forms/contact-form')).ContactForm,
  'faq-tabs': async () => (await import('../home/faq-tabs')).FaqTabs,
  'intake-form': async () => (await import('../forms/intake-form')).IntakeForm,
  'review-carousel': async () => (await import('../home/review-carousel')).ReviewCarousel,
};

export type PartName = keyof typeof parts;
