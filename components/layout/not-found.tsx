import { ButtonLink } from '@/components/ui/button';
import { loadLabels } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { NearMiss } from './near-miss';

/** The page for addresses that no page has. */
export function NotFound() {
  const { goHome, notFound } = loadLabels();
  const ways = [
    { href: routes.finder, label: notFound.finder },
    { href: routes.blogs, label: notFound.articles },
    { href: routes.contact, label: notFound.contact },
  ];
  return (
    <div className="max-w-site px-gutter py-section mx-auto text-center">
      <img
        src="/images/not-found.svg"
        alt=""
        width={960}
        height={640}
        // Every page carries this one's code: without it each would load the picture ahead.
        loading="lazy"
        className="rounded-picture mx-auto mb-8 w-full max-w-md"
      />
      <h1 className="font-display text-title">{notFound.title}</h1>
      <NearMiss text={notFound.suggestion} />
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
    </div>
  );
}
