import type { Metadata } from 'next';
import { Contact } from '@/components/home/contact';
import { Faq } from '@/components/home/faq';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { LegalAreas } from '@/components/home/legal-areas';
import { Reviews } from '@/components/home/reviews';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { WithCallBar } from '@/components/layout/with-call-bar';
import { loadHome, loadSite } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { name, tagline, description } = loadSite();
  const { title, ...metadata } = pageMetadata({
    title: `${name}: ${tagline}`,
    description,
    path: routes.home,
    picture: { src: routes.sharePicture, alt: loadHome().hero.pictureAlt },
  });
  // The name stands first here, and not once more after it as on every other page.
  return { ...metadata, title: { absolute: String(title) } };
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <WithCallBar>
        <HowItWorks />
        <WhyChooseUs />
        <LegalAreas />
        <Reviews />
      </WithCallBar>
      <Contact />
      <Faq />
    </>
  );
}
