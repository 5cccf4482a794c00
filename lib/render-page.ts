import { resolveLink } from './content/articles';
import type { Site } from './content/schemas';
import { loadLabels, loadOperator } from './content/site-content';
import { contactLinks, fillText } from './inline-text';
import type { Language } from './language';
import { renderMarkdown } from './markdown';
import { paymentKind, worded } from './operator';
import { readCounter } from './settings';

export const pagePlaceholders = [
  'phone',
  'mailbox',
  'operator',
  'place',
  'visits',
  'sale',
  'attorneys',
] as const;

function placeholderValues(
  site: Site,
  language: Language,
): Record<(typeof pagePlaceholders)[number], string> {
  const { name, operatorWords } = site;
  const { legalName = name, place = operatorWords.noPlace } = loadOperator(language);
  return {
    ...contactLinks(site),
    // Until the operator is named, use the site's name.
    operator: legalName,
    place,
    visits: textOnVisits(language),
    sale: textOnSale(language),
    attorneys: worded(loadLabels(language).attorneys, language),
  };
}

function textOnVisits(language: Language): string {
  const { counted, notCounted } = loadLabels(language).visits;
  const counter = readCounter();
  return counter ? fillText(counted, { counter: counter.host }) : notCounted;
}

function textOnSale(language: Language): string {
  const { unknown, none, perMessage } = loadLabels(language).sale;
  const kind = paymentKind();
  if (!kind) return unknown;
  return kind === 'perMessage' ? perMessage : none;
}

export function renderPage(body: string, site: Site, language: Language): string {
  const { parts } = renderMarkdown(fillText(body, placeholderValues(site, language)), {
    labels: loadLabels(language).article,
    resolveLink: (address) => resolveLink(address, language),
  });
  return parts.map((part) => ('html' in part ? part.html : '')).join('');
}
