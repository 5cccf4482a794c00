import type { ReactNode } from 'react';
import { Chevron } from './control';

/** For details whose content belongs on paper. */
export const printsOpen = 'print:unfolds:details-content:[content-visibility:visible]';

const from = {
  md: {
    title: 'hidden md:unfolds:block',
    summary: 'md:unfolds:hidden print:unfolds:hidden',
    content: `md:unfolds:details-content:[content-visibility:visible] ${printsOpen}`,
  },
  lg: {
    title: 'hidden lg:unfolds:block',
    summary: 'lg:unfolds:hidden print:unfolds:hidden',
    content: `lg:unfolds:details-content:[content-visibility:visible] ${printsOpen}`,
  },
};

type FoldProps = {
  title: ReactNode;
  /** Above the open content on wider screens, if it differs from the title. */
  wideTitle?: ReactNode;
  unfoldsFrom: keyof typeof from;
  children: ReactNode;
};

/** Folded on phones, open on wider screens where browsers can open details by CSS. */
export function Fold({ title, wideTitle = title, unfoldsFrom, children }: FoldProps) {
  const classes = from[unfoldsFrom];
  return (
    <>
      {wideTitle && <div className={`${classes.title} print:unfolds:block`}>{wideTitle}</div>}
      <Disclosure
        title={title}
        className={classes.content}
        summary={`min-h-12 gap-2 ${classes.summary}`}
      >
        {children}
      </Disclosure>
    </>
  );
}

type DisclosureProps = {
  title: ReactNode;
  className?: string;
  /** Classes of what opens it. */
  summary: string;
  children: ReactNode;
};

export function Disclosure({ title, className = '', summary, children }: DisclosureProps) {
  return (
    <details className={`group ${className}`}>
      <summary className={`flex cursor-pointer items-center justify-between py-2 ${summary}`}>
        {title}
        <Chevron className="mr-1 w-[14px] flex-none stroke-current [transition:rotate_.15s] group-open:rotate-180 print:hidden" />
      </summary>
      {children}
    </details>
  );
}
