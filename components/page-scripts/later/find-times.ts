import type { TimesData } from '@/components/deadlines/choose-state';
import { readProps } from '@/components/islands/read-props';
import { timesParameter } from '@/lib/forms/plain-form';
import { stateId } from '@/lib/ids';
import { fillText } from '@/lib/inline-text';
import { type Area, readPlace, stateOfZipCode } from '@/lib/states';

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
  const load = () => readProps(form).catch(() => undefined) as Promise<TimesData | undefined>;
  const linkToList = (more = form.dataset['more']) =>
    element('a', more, { href: `${form.action}#states` });

  /** The main times of a state, or the line of an island; without an answer a link to the list. */
  const timesOf = async (area: Area) => {
    const { texts, names, places, islands } = (await load()) ?? {};
    const place = places?.[area];
    const island = islands?.find(({ id }) => id === stateId(area));
    if (island)
      return [element('p', island.text), element('a', texts?.more, { href: island.address })];
    if (!place) return [element('p', texts?.none), linkToList(texts?.more)];
    const list = element('ul');
    for (const { name, text } of place.times) {
      const item = element('li', `${name}: `);
      item.append(element('strong', text));
      list.append(item);
    }
    const title = fillText(texts?.title ?? '', { state: names?.[area] ?? area });
    return [list, element('a', title, { href: place.address })];
  };

  const find = async (isAsked: boolean, isTyped = true) => {
    const typed = field.value;
    const area = stateOfZipCode(typed);
    const ownPage = area && linkHere(stateId(area))?.href;
    if (ownPage && isTyped) return location.assign(ownPage);
    const isWhole = readPlace(typed) !== undefined;
    const isWrong = isAsked && !area;
    const shown = area ? await timesOf(area) : isWhole || isAsked ? await refusal(isWhole) : [];
    if (field.value !== typed) return;
    answer.replaceChildren(...shown);
    field.setAttribute('aria-invalid', String(isWrong));
    if (area || isAsked) answer.scrollIntoView({ block: 'nearest' });
  };
  const refusal = async (isWhole: boolean) => {
    const { texts } = (await load()) ?? {};
    const className = 'text-danger font-semibold';
    return [
      element('p', isWhole ? texts?.none : texts?.example, { className }),
      linkToList(texts?.more),
    ];
  };
  field.addEventListener('input', () => void find(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void find(true);
  });
  // Before this script came, Show put the zip code into the address. Back must not lead there again.
  const given = new URLSearchParams(location.search).get(timesParameter) ?? '';
  const ownPage = linkHere(stateId(stateOfZipCode(given) ?? ''))?.href;
  // After Back the field may already contain a zip code.
  field.value ||= given;
  if (ownPage) location.replace(ownPage);
  else if (field.value) void find(Boolean(given), false);
}

function element(name: string, textContent = '', more = {}): HTMLElement {
  return Object.assign(document.createElement(name), { textContent, ...more });
}
