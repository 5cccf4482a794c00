import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Prose } from '@/components/ui/prose';
import { routes } from '@/lib/routes';

/** A page of running text with its title, an optional picture above it, and the way home. */
export function TextPage({
  title,
  html,
  picture,
  children,
}: {
  title: string;
  html: string;
  picture?: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
}) {
  return (
    <div className="container-page section-space">
      <div className="mx-auto max-w-2xl">
        {picture}
        <h1 className="heading-1 mb-8">{title}</h1>
        <Prose html={html} />
        {children}
        <ButtonLink href={routes.home} className="mt-10">
          Go to Home
        </ButtonLink>
      </div>
    </div>
  );
}
