import type { ReactNode } from 'react';

const from = {
  md: {
    title: 'hidden md:unfolds:block',
    summary: 'md:unfolds:hidden print:unfolds:hidden',
    content:
      'md:unfolds:details-content:[content-visibility:visible] print:unfolds:details-content:[content-visibility:visible]',
  },
  lg: {
    title: 'hidden lg:unfolds:block',
    summary: 'lg:unfolds:hidden print:unfolds:hidden',
    content:
      'lg:unfolds:details-content:[content-visibility:visible] print:unfolds:details-content:[content-visibility:visible]',
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
      <details className={`group ${classes.content}`}>
        <summary
          className={`flex min-h-12 cursor-pointer items-center justify-between gap-2 ${classes.summary}`}
        >
          {title}
          <Caret />
        </summary>
        {children}
      </details>
    </>
  );
}

export function Caret() {
  return (
    <svg
      viewBox="0 0 10 6"
      aria-hidden
      className="mr-1 w-[14px] flex-none fill-none stroke-current stroke-2 transition-transform group-open:rotate-180"
    >
      <path d="M1 1l4 4 4-4" />
    </svg>
  );
}
