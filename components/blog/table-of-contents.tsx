import type { Heading } from '@/lib/markdown/headings';

/** The article's parts beside its text, on wide screens only. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-labelledby="contents-title" className="contents-list">
      <h2 id="contents-title" className="font-semibold">
        On this page
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
