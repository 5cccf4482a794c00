import type { TimesData } from '@/components/deadlines/choose-state';
import { readProps } from '@/components/islands/read-props';
import { timesParameter } from '@/lib/forms/parameters';
import { stateId } from '@/lib/ids';
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

  /** The main times of a place, or its line, and where to read more; else the list of states. */
  const answerTo = async (area: Area | undefined, isWhole: boolean) => {
    const { texts, answers } = (await load()) ?? {};
    const known = area && answers?.[stateId(area)];
    if (!known) {
      const className = area ? '' : 'text-danger font-semibold';
      const more = { href: `${form.action}#states` };
      return [
        element('p', isWhole ? texts?.none : texts?.example, { className }),
        element('a', texts?.more ?? form.dataset['more'], more),
      ];
    }
    const list = element(known.text ? 'p' : 'ul', known.text);
    for (const { name, text } of known.times) {
      const item = element('li', `${name}: `);
      item.append(element('strong', text));
      list.append(item);
    }
    return [list, element('a', known.link, { href: known.address })];
  };

  const find = async (isAsked: boolean, isTyped = true) => {
    const typed = field.value;
    const area = stateOfZipCode(typed);
    const ownPage = area && linkHere(stateId(area))?.href;
    if (ownPage && isTyped) return location.assign(ownPage);
    const isWhole = readPlace(typed) !== undefined;
    const isWrong = isAsked && !area;
    const shown = area || isWhole || isAsked ? await answerTo(area, isWhole) : [];
    if (field.value !== typed) return;
    answer.replaceChildren(...shown);
    field.setAttribute('aria-invalid', String(isWrong));
    if (area || isAsked) answer.scrollIntoView({ block: 'nearest' });
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
