// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a line never change places.
import { Fragment, type ReactNode } from 'react';
import { linkSyntax } from '@/lib/inline-text';

/** Running text; lib/markdown.ts escapes its HTML. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown.ts lets no HTML of a text through.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function LinkedText({ text }: { text: string }) {
  // Splitting alternates plain text, link text and address.
  const parts = text.split(linkSyntax);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 3 === 2 || part === '') return null;
    if (index % 3 === 0) return <span key={index}>{part}</span>;
    return (
      <a key={index} href={parts[index + 1]}>
        {/* In large type a mailbox breaks before its host rather than within a word. */}
        {part.split(/(?=@)/).map((piece, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </a>
    );
  });
}

type ItemsProps = { items: readonly string[]; as?: 'ul' | 'ol'; className?: string };

export function Items({ items, as: List = 'ul', className = 'list-disc' }: ItemsProps) {
  return (
    <List className={`pl-5 ${className}`}>
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </List>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ));
}

type WithoutScriptProps = { children: ReactNode; late?: ReactNode };

/** Shows at once where scripts are off; `late` shows after a while where the needed script never comes. */
export function WithoutScript({ children, late = children }: WithoutScriptProps) {
  return (
    <>
      <noscript>{children}</noscript>
      <div className="animate-late invisible max-h-0 overflow-hidden in-data-idle:animate-none noscript:hidden">
        {late}
      </div>
    </>
  );
}
