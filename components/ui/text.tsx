// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a line never change places.
import { linkSyntax } from '@/lib/inline-text';

/** Running text from Markdown, whose HTML comes escaped from lib/markdown.ts. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown.ts lets no HTML of a text through.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A line of content in which [words](address) is a link. */
export function LinkedText({ text }: { text: string }) {
  // What is split off alternates: plain text, the words of a link, its address, plain text …
  const parts = text.split(linkSyntax);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 3 === 2 || part === '') return null;
    if (index % 3 === 0) return <span key={index}>{part}</span>;
    return (
      <a key={index} href={parts[index + 1]}>
        {part}
      </a>
    );
  });
}

/** A short list of points. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="text-ink-soft marker:text-teal grid list-disc gap-2 pl-5">
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}
