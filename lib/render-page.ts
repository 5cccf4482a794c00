import { resolveLink } from './content/articles';
import { loadLabels } from './content/site-content';
import type { Language } from './language';
import { renderMarkdown } from './markdown';

/** HTML of a page's text. */
export function renderPage(body: string, language: Language): string {
  const { parts } = renderMarkdown(body, {
    labels: loadLabels(language).article,
    resolveLink: (address) => resolveLink(address, language),
  });
  return parts.map((part) => ('html' in part ? part.html : '')).join('');
}
