import { Fold } from '@/components/ui/fold';
import type { Heading } from '@/lib/markdown/headings';

export function TableOfContents({ headings, title }: { headings: Heading[]; title: string }) {
  return (
    <nav
      aria-label={title}
      className="border-line text-note border-y py-1 leading-snug lg:border-y-0 lg:border-l lg:py-0 lg:pl-5"
    >
      <Fold title={<h2 className="font-semibold">{title}</h2>} unfoldsFrom="lg">
        <ol className="pb-3 lg:pb-0">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="text-ink-soft hover:text-link block py-1.5 no-underline hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
