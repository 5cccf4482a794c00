import { Illustration } from '@/components/layout/illustration';
import { SitePage } from '@/components/layout/site-page';
import { ButtonLink } from '@/components/ui/button';
import { Container, Heading } from '@/components/ui/section';
import { loadLabels } from '@/lib/content/site-content';
import { pageLanguage } from '@/lib/page-language';
import { routesIn } from '@/lib/routes';

export async function generateMetadata() {
  const { title } = loadLabels(await pageLanguage()).notFound;
  return { title, robots: { index: false } };
}

export default async function NotFoundPage() {
  const language = await pageLanguage();
  const { goHome, notFound } = loadLabels(language);
  const routes = routesIn(language);
  const ways = [
    { href: routes.finder, label: notFound.finder },
    { href: routes.blogs, label: notFound.articles },
    { href: routes.contact, label: notFound.contact },
  ];
  return (
    <SitePage language={language}>
      <Container isSection className="text-center">
        <Illustration
          name="not-found"
          alt=""
          width={960}
          height={640}
          className="rounded-picture mx-auto mb-8 w-full max-w-md"
        />
        <Heading as="h1" size="title">
          {notFound.title}
        </Heading>
        <p className="text-ink-soft mx-auto mt-4 max-w-lg">{notFound.text}</p>
        <ul className="mt-2 mb-8 flex flex-wrap justify-center gap-x-6">
          {ways.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="inline-block py-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink href={routes.home}>{goHome}</ButtonLink>
      </Container>
    </SitePage>
  );
}
