// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a line never change places.
import { linkSyntax } from '@/lib/link-syntax';

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
