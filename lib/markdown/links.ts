import type { Token } from 'markdown-it';

/** Takes the address of a link and returns where it leads; undefined where only its words are to be shown. */
export type ResolveLink = (address: string) => string | undefined;

/** Takes a text's tokens and gives each link its address, or takes it away from its words. */
export function resolveLinks(tokens: Token[], resolveLink: ResolveLink): void {
  for (const token of tokens) {
    if (!token.children) continue;
    // Markdown has no link within a link, so the end of one belongs to the last that began.
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
