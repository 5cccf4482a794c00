import type { Metadata } from 'next';
import { TextPage } from '@/components/layout/text-page';
import { loadAbout } from '@/lib/content/site-content';
import { renderMarkdown } from '@/lib/markdown';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title, description } = loadAbout().facts;
  return pageMetadata({ title, description, path: routes.about, needsScripts: false });
}

export default function AboutPage() {
  const { facts, body } = loadAbout();
  const picture = (
    <img
      src="/images/about.svg"
      alt={facts.pictureAlt}
      width={960}
      height={640}
      className="rounded-picture mb-10 w-full"
    />
  );
  return <TextPage title={facts.title} html={renderMarkdown(body).html} picture={picture} />;
}
