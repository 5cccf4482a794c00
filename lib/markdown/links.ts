import type { Token } from 'markdown-it';

export type ResolveLink = (address: string) => string | undefined;

/** Resolves all links, and unwraps those without a target. */
export function resolveLinks(tokens: Token[], resolveLink: ResolveLink): void {
  for (const token of tokens) {
    if (!token.children) continue;
    // Links can't nest, so an end belongs to the last start.
    let isKept = true;
    token.children = token.children.filter((part) => {
      if (part.type === 'link_open') {
        const address = resolveLink(String(part.attrGet('href')));
        isKept = address !== undefined;
        if (address !== undefined) part.attrSet('href', address);
      }
      return isKept || !/^link_(open|close)$/.test(part.type);
    });
  }
}
