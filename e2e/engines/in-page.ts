// Runs in the page: finds elements by role and name, and measures the layout.
import { queryAllByRole } from '@testing-library/react';
import { describeLocator, type Locator } from './locator';

// Exceptions and policy violations fail the journey.
const report = (text: string) => void navigator.sendBeacon('/problem', text);
addEventListener('error', (event) => report(event.message));
addEventListener('unhandledrejection', ({ reason }) => {
  // A skipped view transition loses nothing.
  if (!/transition/i.test(reason)) report(String(reason));
});
addEventListener('securitypolicyviolation', (event) =>
  report(`${event.violatedDirective} refused ${event.blockedURI}`),
);

function all({ role, name, within }: Locator): HTMLElement[] {
  const parent = within ? all(within)[0] : document.body;
  if (!parent) return [];
  return [role]
    .flat()
    .flatMap((one) => queryAllByRole<HTMLElement>(parent, one, name === undefined ? {} : { name }))
    .filter(isShown);
}

function find(locator: Locator): HTMLElement {
  const [first] = all(locator);
  if (!first) throw new Error(`There is no ${describeLocator(locator)}.`);
  return first;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

export async function findPoint(locator: Locator): Promise<{ x: number; y: number }> {
  const element = find(locator);
  // A hidden radio button is drawn by its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const target = (element.matches('[type="radio"], [type="checkbox"]') && label) || element;
  for (let before = ''; ; ) {
    const { x, y, width, height } = target.getBoundingClientRect();
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const now = [x, y, width, height].join();
    const isInView = point.y > 0 && point.y < innerHeight;
    if (now === before && isInView) return point;
    if (before === '' || !isInView) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    before = now;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

export const isVisible = (locator: Locator) => all(locator).length > 0;

export const isFocused = (locator: Locator) => find(locator) === document.activeElement;

export const isChecked = (locator: Locator) => (find(locator) as HTMLInputElement).checked;

export const isSelected = (locator: Locator) =>
  find(locator).matches(':checked, [aria-selected="true"], [aria-pressed="true"]');

export const readValue = (locator: Locator) => (find(locator) as HTMLInputElement).value;

export const selectAll = (locator: Locator) => (find(locator) as HTMLInputElement).select();

/** Chooses an option; drivers can't open the system's own list. */
export function selectOption(locator: Locator, label: string): void {
  const list = find(locator) as HTMLSelectElement;
  const option = [...list.options].find(({ text }) => text === label);
  if (!option) throw new Error(`"${locator.name}" has no "${label}".`);
  option.selected = true;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

export function hasText(text: string, onScreen = false): boolean {
  const holders = [...document.body.querySelectorAll('*')].filter((element) =>
    element.textContent?.replace(/\s+/g, ' ').includes(text),
  );
  // The innermost ones: an ancestor of a hidden text may be shown.
  return holders
    .filter((element) => !holders.some((other) => other !== element && element.contains(other)))
    .some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return isShown(element) && (!onScreen || (top >= 0 && bottom <= innerHeight));
    });
}

export const isThere = (selector: string) => document.querySelector(selector) !== null;

export function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** On the page /frame: shows an address in a frame, for windows that can't get as narrow. */
export async function openFrame(address: string, width: number): Promise<void> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  frame.style.cssText = `width: ${width}px; height: 800px; border: 0`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  await loaded;
}

const view = () => document.querySelector('iframe')?.contentWindow ?? window;

export function isReady(): boolean {
  const forms = view().document.querySelectorAll<HTMLFormElement>('[data-when="load"] form');
  return [...forms].every((form) => form.noValidate);
}

export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = view().document.documentElement;
  return scrollWidth - clientWidth;
}

/** Pairs of form controls that cover each other, except invisible radio buttons in tiles. */
export function overlappingControls(): string[] {
  return [...view().document.forms].flatMap((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea, button')]
      .filter((control) => isShown(control) && view().getComputedStyle(control).opacity !== '0')
      .map((control) => ({ name: control.name || control.textContent, ...rectOf(control) }));
    return controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => `${one.name} overlaps ${other.name}`),
    );
  });
}

function rectOf(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
}
