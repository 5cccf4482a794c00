import { timesParameter } from '@/lib/claim-query';
import { stateId } from '@/lib/ids';
import { type Area, postalCodeOf, readPlace, stateOfZipCode } from '@/lib/states';

// Answers with the main times of a state's own page, where they stand once.
const form = document.querySelector<HTMLFormElement>('#ask-times');
const field = form?.querySelector('input');
const answer = form?.querySelector('[role=status]');

/** The link to a state on the page that lists them. */
const linkHere = (id: string) =>
  document.getElementById(id)?.closest<HTMLAnchorElement>('nav[aria-labelledby=states] a');

// Older addresses name a state in the hash, which is not always valid percent-encoding.
const named = linkHere(location.hash.slice(1).toLowerCase());
if (named) location.replace(named.href);

if (form && field && answer) {
  const { example = '', unknown = '', more = '' } = form.dataset;
  const linkToList = () => element('a', more, { href: `${form.action}#states` });

  /** Main times from a state's own page, or an island's line on the list; each with a link there. */
  const timesOf = async (area: Area) => {
    const id = stateId(area);
    const address = form.action + (postalCodeOf(area) ? '/' : '#') + id;
    const page = await pageAt(address);
    const place = page.getElementById(id);
    const line = [place?.firstChild, place?.querySelector('strong')]
      .map((part) => part?.textContent ?? '')
      .join('');
    const times = [...page.querySelectorAll('#times > :not([data-none])')].map(({ children }) => {
      const [name, ...lengths] = [...children].map(({ textContent }) => textContent);
      const time = element('li', `${name}: `);
      time.append(element('strong', lengths.join('; ')));
      return time;
    });
    const isKnown = line || times.length > 0 || !page.querySelector('main');
    if (!isKnown) return [element('p', unknown), linkToList()];
    const shown = element(line ? 'p' : 'ul', line);
    shown.append(...times);
    const title = line ? more : page.querySelector('h1')?.textContent;
    return [shown, element('a', title ?? more, { href: address })];
  };

  const pageOf = (area: Area | undefined) => area && linkHere(stateId(area))?.href;

  const find = async (isAsked: boolean, isTyped = true) => {
    const typed = field.value;
    const area = stateOfZipCode(typed);
    const ownPage = pageOf(area);
    if (ownPage && isTyped) return location.assign(ownPage);
    let shown = [element('p', unknown), linkToList()];
    if (area) shown = await timesOf(area);
    else if (!readPlace(typed)) shown = isAsked ? [element('p', example), linkToList()] : [];
    if (field.value !== typed) return;
    answer.replaceChildren(...shown);
    field.setAttribute('aria-invalid', String(isAsked && !area));
    if (area || isAsked) answer.scrollIntoView({ block: 'nearest' });
  };
  field.addEventListener('input', () => void find(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void find(true);
  });
  // Before this script came, Show put the zip code into the address. Back must not lead there again.
  const given = new URLSearchParams(location.search).get(timesParameter) ?? '';
  const ownPage = pageOf(stateOfZipCode(given));
  // After Back the field may already contain a zip code.
  field.value ||= given;
  if (ownPage) location.replace(ownPage);
  else if (field.value) void find(Boolean(given), false);
}

/** Another page of the site; empty without an answer, so that a link to it is all there is. */
async function pageAt(address: string): Promise<Document> {
  const response = await fetch(address).catch(() => undefined);
  const text = response?.ok ? await response.text() : '';
  // The policy of this page refuses the styles in the other one's head.
  return new DOMParser().parseFromString(text.slice(text.indexOf('<main')), 'text/html');
}

function element(name: string, textContent: string, more = {}): HTMLElement {
  return Object.assign(document.createElement(name), { textContent, ...more });
}
