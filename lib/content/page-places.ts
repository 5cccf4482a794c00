import { fillText } from '../inline-text';
import type { Language } from '../language';
import { renderMarkdown } from '../markdown';
import { reachLinks } from '../routes';
import { readCounter } from '../settings';
import { resolveLink } from './links';
import type { Site } from './schemas';
import { loadLabels } from './site-content';

/** What the pages of running text may name in braces. */
export const pagePlaces = ['phone', 'mailbox', 'operator', 'place', 'visits'] as const;

function placesOf(site: Site, language: Language): Record<(typeof pagePlaces)[number], string> {
  const { name, operator, operatorWords } = site;
  return {
    ...reachLinks(site),
    // The site's own name and a general word stand in until the operator is named.
    operator: operator?.legalName ?? name,
    place: operator?.place ?? operatorWords.noPlace,
    visits: wordsOnVisits(language),
  };
}

/** Whether this build counts visits, and by whom. */
function wordsOnVisits(language: Language): string {
  const { counted, notCounted } = loadLabels(language).visits;
  const counter = readCounter();
  return counter ? fillText(counted, { counter: counter.host }) : notCounted;
}

/** Takes a page's Markdown and the facts of site.yml, and returns its HTML with those facts in its places. */
export function renderPage(body: string, site: Site, language: Language): string {
  return renderMarkdown(fillText(body, placesOf(site, language)), {
    labels: loadLabels(language).article,
    resolveLink: (address) => resolveLink(address, language),
  }).html;
}
