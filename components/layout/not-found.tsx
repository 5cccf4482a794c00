import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { loadLabels } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { NearMiss } from './near-miss';

export function NotFound({ language }: { language: Language }) {
  const { goHome, notFound } = loadLabels(language);
  const routes = routesIn(language);
  const ways = [
    { href: routes.finder, label: notFound.finder },
    { href: routes.blogs, label: notFound.articles },
    { href: routes.contact, label: notFound.contact },
  ];
  return (
    <Container isSection className="text-center">
      <img
        src="/images/not-found.svg"
        alt=""
        width={960}
        height={640}
        className="rounded-picture mx-auto mb-8 w-full max-w-md"
      />
      <Heading as="h1" size="title">
        {notFound.title}
      </Heading>
      <NearMiss language={language} />
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
  );
}
