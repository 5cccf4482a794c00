import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { loadLabels, loadSite } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { phoneAddress, routesIn } from '@/lib/routes';

const half =
  'flex min-h-12 flex-auto items-center justify-center gap-2 rounded-control px-[8px] text-center font-semibold no-underline';

type WithCallBarProps = {
  language: Language;
  children: ReactNode;
  start?: string;
  isOff?: boolean;
};

/** Sticky call bar for phones, after the first screen. Reserves space below the last line. */
export function WithCallBar({ language, children, start, isOff }: WithCallBarProps) {
  if (isOff) return children;
  const { call, start: startLabel, title } = loadLabels(language).callBar;
  return (
    <div className="short:pb-0 relative max-md:pb-20 print:pb-0">
      {children}
      <div className="short:hidden pointer-events-none absolute inset-x-0 top-[100svh] bottom-0 flex flex-col justify-end overflow-clip md:hidden print:hidden">
        <nav
          aria-label={title}
          className="border-line bg-paper px-gutter pointer-events-auto sticky bottom-0 z-5 flex gap-3 border-t pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
        >
          <a
            href={phoneAddress(loadSite(language).phone)}
            className={`${half} border-control bg-card text-ink border`}
          >
            <Icon name="phone" size={22} />
            {call}
          </a>
          <a
            href={start ?? routesIn(language).finder}
            className={`${half} bg-action text-night hover:bg-glow border border-transparent`}
          >
            {startLabel}
          </a>
        </nav>
      </div>
    </div>
  );
}
