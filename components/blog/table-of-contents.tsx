import { Fold } from '@/components/ui/fold';
import type { Heading } from '@/lib/markdown/headings';

const shownOnPhones = 5;

type TableOfContentsProps = { headings: readonly Heading[]; title: string; more: string };

/** On phones the first headings, and the others in a fold. */
export function TableOfContents({ headings, title, more }: TableOfContentsProps) {
  const rest = headings.slice(shownOnPhones);
  return (
    <nav
      aria-label={title}
      className="border-line text-note border-y py-3 leading-snug lg:border-y-0 lg:border-l lg:py-0 lg:pl-5"
    >
      <h2 className="mb-1 font-semibold">{title}</h2>
      <Links headings={headings.slice(0, shownOnPhones)} />
      {rest.length > 0 && (
        <Fold title={more} wideTitle={null} unfoldsFrom="lg">
          <Links headings={rest} />
        </Fold>
      )}
    </nav>
  );
}

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
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
  );
}
