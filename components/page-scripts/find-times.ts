import { stateId } from '@/lib/ids';

// Answers with the main times of a state's own page, where they stand once.
const form = document.querySelector<HTMLFormElement>('#ask-times');
const field = form?.querySelector('input');
const answer = form?.querySelector('[role=status]');

if (form && field && answer) {
  const { example = '', unknown = '', more = '' } = form.dataset;
  const find = async (isAsked = false) => {
    const typed = field.value;
    const { stateOfZipCode } = await import('@/lib/states');
    const area = stateOfZipCode(typed);
    const isShort = typed.replace(/\D/g, '').length < 5;
    const shown = area
      ? await timesAt(form.action, stateId(area), more)
      : isShort
        ? [isAsked ? example : '']
        : [element('p', unknown), linkTo(form.action, more)];
    if (field.value === typed) answer.replaceChildren(...shown);
  };
  field.addEventListener('input', () => void find());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void find(true);
  });
  // After Back the field may already contain a zip code.
  if (field.value) void find();
}

/** Islands have no page of their own but a place on the list. */
async function timesAt(list: string, id: string, more: string): Promise<Element[]> {
  const address = `${list}/${id}`;
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok === false) return [linkTo(`${list}#${id}`, more)];
  const text = (await response?.text()) ?? '';
  // The policy of this page refuses the styles in the other one's head.
  const page = new DOMParser().parseFromString(text.slice(text.indexOf('<main')), 'text/html');
  const times = [...page.querySelectorAll('#times > li')].map(({ children }) => {
    const [name, ...lengths] = [...children].map(({ textContent }) => textContent);
    return element('li', `${name}: ${lengths.join('; ')}`);
  });
  const shown = element('ul', '');
  shown.append(...times);
  return [shown, linkTo(address, page.querySelector('h1')?.textContent ?? more)];
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function linkTo(href: string, text: string): Element {
  return Object.assign(element('a', text), { href });
}
