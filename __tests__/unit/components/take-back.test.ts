/** @jest-environment jsdom */
import { takeBack } from '@/components/islands/take-back';

const form = '<form><p>Hello <b>Ana</b></p><label>Email</label><input><textarea></textarea></form>';

const wrap = (node: ChildNode, name: string) => {
  const around = document.createElement(name);
  node.replaceWith(around);
  around.append(node);
};
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function wrapFields() {
  for (const field of all('input, textarea')) wrap(field, 'span');
}

function translate() {
  for (const { childNodes } of all('form *'))
    for (const text of [...childNodes]) wrap(text, 'font');
}

it.each([
  ['an extension puts a box first', () => all('form')[0]?.prepend(document.createElement('div'))],
  ['an extension wraps the fields', wrapFields],
  ['an extension adds words', () => all('input')[0]?.after('*', 'x')],
  ['a part is gone', () => all('b')[0]?.remove()],
  ['the page is translated', translate],
])('a form starts from its own fields, with what was typed, where %s', async (_, change) => {
  document.body.innerHTML = form;
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((records) => void changes.push(...records));
  watch.observe(document.body, { childList: true, subtree: true });
  const [field] = all('input') as HTMLInputElement[];
  change();
  field?.focus();
  await Promise.resolve();
  Object.assign(field ?? {}, { value: 'ana@example.com' });
  takeBack(changes);
  expect(document.body.innerHTML).toBe(form);
  expect(document.activeElement).toBe(field);
  expect(field).toHaveValue('ana@example.com');
});
