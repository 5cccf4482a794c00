import { Contact } from '@/components/home/contact';
import { Faq } from '@/components/home/faq';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { LegalAreas } from '@/components/home/legal-areas';
import { Reviews } from '@/components/home/reviews';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { WithCallBar } from '@/components/layout/call-bar';
import { SitePage } from '@/components/layout/site-page';
import { loadSite } from '@/lib/content/site-content';
import { pageLanguage } from '@/lib/page-language';
import { paths } from '@/lib/routes';
import { pageMetadata, siteJsonLd } from '@/lib/seo';

export async function generateMetadata() {
  const language = await pageLanguage();
  const { name, tagline, description } = loadSite(language);
  return pageMetadata(language, {
    title: `${name}: ${tagline}`,
    description,
    path: paths.home,
  });
}

export default async function HomePage() {
  const language = await pageLanguage();
  return (
    <SitePage language={language} path={paths.home}>
      <Hero language={language} />
      <WithCallBar language={language}>
        <HowItWorks language={language} />
        <WhyChooseUs language={language} />
        <LegalAreas language={language} />
        <Reviews language={language} />
      </WithCallBar>
      <Contact language={language} />
      <Faq language={language} />
      <script type="application/ld+json">{JSON.stringify(siteJsonLd(language))}</script>
    </SitePage>
  );
}
