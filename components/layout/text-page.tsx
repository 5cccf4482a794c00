import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Prose } from '@/components/ui/prose';
import { loadLabels } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { WithCallBar } from './with-call-bar';

type TextPageProps = {
  title: string;
  html: string;
  picture?: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
};

/** A page of running text with its title, an optional picture above it, and the way home. */
export function TextPage({ title, html, picture, children }: TextPageProps) {
  return (
    <WithCallBar>
      <div className="max-w-site px-gutter py-section mx-auto">
        <div className="max-w-text mx-auto">
          {picture}
          <h1 className="font-display text-headline mb-8">{title}</h1>
          <Prose html={html} />
          {children}
          <ButtonLink href={routes.home} className="mt-10 print:hidden">
            {loadLabels().goHome}
          </ButtonLink>
        </div>
      </div>
    </WithCallBar>
  );
}
