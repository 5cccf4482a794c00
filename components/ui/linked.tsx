import { Fragment } from 'react';

type LinkedProps = { text: string; links: Record<string, { href: string; text: string }> };

/** A text in which each {name} that a link is given for becomes that link. */
export function Linked({ text, links }: LinkedProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined;
    // In an element of its own: a page that is translated wraps its texts.
    return (
      <Fragment key={index}>
        {link ? <a href={link.href}>{link.text}</a> : <span>{part}</span>}
      </Fragment>
    );
  });
}
