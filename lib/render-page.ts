import { resolveLink } from './content/articles';
import type { Site } from './content/schemas';
import { loadLabels, loadOperator } from './content/site-content';
import { contactLinks, fillText } from './inline-text';
import type { Language } from './language';
import { renderMarkdown } from './markdown';
import { paymentKind, worded } from './operator';
import { readCounter } from './settings';

/** What stands in a page's text for {phone} and the like. */
export function pageFacts(site: Site, language: Language) {
  const { name, operatorWords } = site;
  const { legalName = name, place = operatorWords.noPlace } = loadOperator(language);
  const { visits, sale, attorneys } = loadLabels(language);
  const [counter, kind] = [readCounter(), paymentKind()];
  const saleIfAny = kind === 'perMessage' ? sale.perMessage : sale.none;
  return {
    ...contactLinks(site),
    // Until the operator is named, use the site's name.
    operator: legalName,
    place,
    visits: counter ? fillText(visits.counted, { counter: counter.host }) : visits.notCounted,
    sale: kind ? saleIfAny : sale.unknown,
    attorneys: worded(attorneys, language),
  };
}

export function renderPage(body: string, site: Site, language: Language): string {
  const { parts } = renderMarkdown(fillText(body, pageFacts(site, language)), {
    labels: loadLabels(language).article,
    resolveLink: (address) => resolveLink(address, language),
  });
  return parts.map((part) => ('html' in part ? part.html : '')).join('');
}
