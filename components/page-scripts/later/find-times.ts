import { timesParameter } from '@/lib/claim-query';
import { stateId } from '@/lib/ids';
import { deadlineAreas, stateOfZipCode } from '@/lib/states';

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
  const find = async (isAsked = false) => {
    const typed = field.value;
    const area = stateOfZipCode(typed);
    const link = area && linkHere(stateId(area));
    if (link) location.assign(link.href);
    const hasPage = deadlineAreas.some((one) => one === area);
    let shown = [element('p', unknown), linkTo(`${form.action}#states`, more)];
    if (area && hasPage) shown = await timesAt(`${form.action}/${stateId(area)}`, more);
    // Islands have no page of their own but a place on the list.
    else if (area) shown = await placeAt(form.action, stateId(area), more);
    else if (typed.replace(/\D/g, '').length < 5) shown = isAsked ? [element('p', example)] : [];
    if (field.value !== typed) return;
    answer.replaceChildren(...shown);
    field.setAttribute('aria-invalid', String(isAsked && !area));
    if (area || isAsked) answer.scrollIntoView({ block: 'nearest' });
  };
  field.addEventListener('input', () => void find());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void find(true);
  });
  // After Back the field may already contain a zip code; without this script it came in the address.
  field.value ||= new URLSearchParams(location.search).get(timesParameter) ?? '';
  if (field.value) void find();
}

/** Another page of the site; empty without an answer, so that a link to it is all there is. */
async function pageAt(address: string): Promise<Document> {
  const response = await fetch(address).catch(() => undefined);
  const text = response?.ok ? await response.text() : '';
  // The policy of this page refuses the styles in the other one's head.
  return new DOMParser().parseFromString(text.slice(text.indexOf('<main')), 'text/html');
}

async function placeAt(list: string, id: string, more: string): Promise<HTMLElement[]> {
  const words = (await pageAt(list)).getElementById(id)?.firstChild?.textContent ?? '';
  return [element('p', words), linkTo(`${list}#${id}`, more)];
}

async function timesAt(address: string, more: string): Promise<HTMLElement[]> {
  const page = await pageAt(address);
  const times = [...page.querySelectorAll('#times > :not([data-none])')].map(({ children }) => {
    const [name, ...lengths] = [...children].map(({ textContent }) => textContent);
    const line = element('li', `${name}: `);
    line.append(element('strong', lengths.join('; ')));
    return line;
  });
  const shown = element('ul', '');
  shown.append(...times);
  return [shown, linkTo(address, page.querySelector('h1')?.textContent ?? more)];
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function linkTo(href: string, text: string): HTMLElement {
  return Object.assign(element('a', text), { href });
}
