import type { Metadata } from 'next';
import { Contact } from '@/components/home/contact';
import { Faq } from '@/components/home/faq';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { LegalAreas } from '@/components/home/legal-areas';
import { Reviews } from '@/components/home/reviews';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { alternates: { canonical: routes.home } };

export default function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <WhyChooseUs />
      <LegalAreas />
      <Reviews />
      <Contact />
      <Faq />
    </>
  );
}
