// Runs in the page: finds elements as visitors do, and measures the layout.
import { fireEvent, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** An element by role and name, by text or by a selector (`is`), in a state. */
export type Locator = {
  role?: string;
  name?: string;
  text?: string;
  is?: string;
  value?: string;
  isOnScreen?: boolean;
  within?: Locator;
};

// Exceptions and policy violations, stored because the visitor may leave the page.
export const problems = () => sessionStorage.getItem('problems') ?? '';
const report = (text: string) => sessionStorage.setItem('problems', `${problems()}${text}\n`);
addEventListener('error', (event) => report(event.message));
addEventListener('unhandledrejection', ({ reason }) => {
  // A skipped view transition loses nothing.
  if (!/transition/i.test(reason)) report(String(reason));
});
addEventListener('securitypolicyviolation', (event) =>
  report(`${event.violatedDirective} refused ${event.blockedURI}`),
);

function find(locator: Locator): HTMLInputElement | undefined {
  const { role, name, text, is = '*', value, isOnScreen, within } = locator;
  const parent = within ? find(within) : document.body;
  if (!parent) return undefined;
  const found = role
    ? queryAllByRole<HTMLInputElement>(parent, role, name ? { name: namedAs(role, name) } : {})
    : text
      ? queryAllByText<HTMLInputElement>(parent, text, { exact: false })
      : [...parent.querySelectorAll<HTMLInputElement>(is)];
  return found.find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (
      isShown(element) &&
      element.matches(is) &&
      (value === undefined || element.value === value) &&
      (!isOnScreen || (top >= 0 && bottom <= innerHeight))
    );
  });
}

/** A group's name goes on with its hint. */
const namedAs = (role: string, name: string) =>
  role === 'group' ? (full: string) => full.startsWith(name) : name;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

export const isThere = (locator: Locator) => find(locator) !== undefined;

export const selectText = (locator: Locator) => find(locator)?.select();

/** Returns the element, in view at once: drivers don't wait until smooth scrolling ends. */
export function scrollTo(locator: Locator) {
  find(locator)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return find(locator);
}

/** Sets a value where drivers can't open the system's own list or calendar. */
export function enter(locator: Locator, value: string) {
  const control = find(locator) as HTMLInputElement;
  fireEvent.input(control, { target: { value } });
  fireEvent.change(control);
}

const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const framed = () => frame().contentDocument as Document;

export function openFrame(address: string) {
  document.body.innerHTML = `<iframe src="${address}" style="height: 800px"></iframe>`;
}

export function resizeFrame(width: number) {
  frame().style.width = `${width}px`;
}

export function isFrameReady(address: string) {
  const { location, readyState } = framed();
  return location.pathname === address && readyState === 'complete' && isFormReady(framed());
}

/** Whether the script of a form has come, for which it is touched. */
export function isFormReady(page = document): boolean {
  const form = page.querySelector('[data-when="used"] form:not([novalidate])');
  form?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return !form;
}

/** Sideways scrolling, and controls that cover each other, except invisible ones in tiles. */
export function layoutMistakes() {
  const { scrollWidth, clientWidth } = framed().documentElement;
  const controls = [...framed().querySelectorAll('form :is(input, select, textarea, button)')]
    .filter((control) => isShown(control) && getComputedStyle(control).opacity !== '0')
    .map((control) => ({ html: control.outerHTML, box: control.getBoundingClientRect() }));
  const overlaps = controls.flatMap(({ html, box }, index) =>
    controls
      .slice(index + 1)
      .filter((other) => covers(box, other.box))
      .map((other) => `${html} overlaps ${other.html}`),
  );
  return scrollWidth > clientWidth ? ['It scrolls sideways.', ...overlaps] : overlaps;
}

const covers = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
