import type { Token } from 'markdown-it';

/** Takes a token of running text and returns the text without its markup. */
export function textOf({ children }: Token): string {
  return (children ?? []).map(ownText).join('');
}

function ownText({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'code_inline' ? content : '';
}
