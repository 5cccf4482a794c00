import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Page not found', other: { scripts: 'none' } };

export default function NotFound() {
  return (
    <div className="container-page section-space text-center">
      <img
        src="/images/not-found.svg"
        alt=""
        width={960}
        height={640}
        // Every page carries this one's code: without it each would load the picture ahead.
        loading="lazy"
        className="mx-auto mb-10 w-full max-w-xl rounded-picture"
      />
      <h1 className="heading-2">This page is not here</h1>
      <p className="mx-auto mt-4 mb-8 max-w-lg text-ink-soft">
        The address may be old or mistyped. You can <a href={routes.finder}>find a lawyer</a>,{' '}
        <a href={routes.blogs}>read our articles</a> or <a href={routes.contact}>write to us</a>.
      </p>
      <ButtonLink href={routes.home}>Go to Home</ButtonLink>
    </div>
  );
}
