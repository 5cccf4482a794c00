import type GithubSlugger from 'github-slugger';
import type { StateCore, Token } from 'markdown-it';

/** Returns the id that a heading names as {#id}, or else one made of its words. */
export function headingId(token: Token, text: string, slugger: GithubSlugger): string {
  return String(token.attrGet('id') ?? slugger.slug(text));
}

const namedId = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** Reads {#id} at the end of a heading as its id, which joins a section to its translation. */
export function readHeadingIds({ tokens }: StateCore): void {
  tokens.forEach((token, index) => {
    const last = tokens[index + 1]?.children?.at(-1);
    const id = last?.type === 'text' ? namedId.exec(last.content)?.[1] : undefined;
    if (token.type !== 'heading_open' || !last || !id) return;
    last.content = last.content.replace(namedId, '');
    token.attrSet('id', id);
  });
}
