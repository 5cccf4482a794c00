import { Icon } from '@/components/ui/icon';
import { loadLabels, loadSite } from '@/lib/content/site-content';
import { phoneAddress, routes } from '@/lib/routes';

const half =
  'pointer-events-auto flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control font-semibold no-underline';

type CallBarProps = { start?: string; className?: string };

/**
 * The two ways on, at the bottom of a phone for as long as the part of the page is on the screen whose
 * last element it is. It takes a place of its own there, so it covers no last line.
 */
export function CallBar({ start = routes.finder, className = '' }: CallBarProps) {
  const { call, start: startLabel, title } = loadLabels().callBar;
  return (
    <nav
      aria-label={title}
      className={`border-line bg-paper px-gutter short:hidden sticky bottom-0 z-5 flex gap-3 border-t pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden ${className}`}
    >
      <a
        href={phoneAddress(loadSite().phone)}
        className={`${half} border-control bg-card text-ink border`}
      >
        <Icon name="phone" size={22} />
        {call}
      </a>
      <a href={start} className={`${half} bg-action text-on-action hover:bg-action-hover`}>
        {startLabel}
      </a>
    </nav>
  );
}
