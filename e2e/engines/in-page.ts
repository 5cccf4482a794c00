// Runs in the page: what page.ts asks of it, answered by role and name as a visitor knows them.
import { queryAllByRole } from '@testing-library/react';
import { type Place, wordsFor } from './place';

// An exception or a violation of the policy fails the journey, on whichever of its pages it happens.
const report = (text: string) => void navigator.sendBeacon('/problem', text);
addEventListener('error', (event) => report(event.message));
addEventListener('unhandledrejection', ({ reason }) => {
  // A page change that is shown without its transition loses nothing.
  if (!/transition/i.test(reason)) report(String(reason));
});
addEventListener('securitypolicyviolation', (event) =>
  report(`${event.violatedDirective} refused ${event.blockedURI}`),
);

function all({ role, name, within }: Place): HTMLElement[] {
  const parent = within ? all(within)[0] : document.body;
  if (!parent) return [];
  const roles = Array.isArray(role) ? role : [role];
  return roles
    .flatMap((one) => queryAllByRole<HTMLElement>(parent, one, name === undefined ? {} : { name }))
    .filter((element) => isShown(element));
}

function find(place: Place): HTMLElement {
  const [first] = all(place);
  if (!first) throw new Error(`There is no ${wordsFor(place)}.`);
  return first;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Waits until an element has stopped moving, and returns the middle of what a hand would press. */
export async function findPoint(place: Place): Promise<{ x: number; y: number }> {
  const element = find(place);
  // A control may be drawn by its label, and be hidden itself.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isChoice = element.matches('[type="radio"], [type="checkbox"]');
  const target = (isChoice && label) || element;
  for (let before = ''; ; ) {
    const { x, y, width, height } = target.getBoundingClientRect();
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const now = [x, y, width, height].join();
    if (now === before && point.y > 0 && point.y < innerHeight) return point;
    // Pages scroll smoothly by themselves, and a press would miss what is still on its way.
    if (before === '' || point.y <= 0 || point.y >= innerHeight) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    before = now;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

export function isVisible(place: Place): boolean {
  return all(place).length > 0;
}

export function isFocused(place: Place): boolean {
  return find(place) === document.activeElement;
}

export function isChecked(place: Place): boolean {
  return (find(place) as HTMLInputElement).checked;
}

/** Says whether a tab or a tile is the one that is taken, in whichever way its role says so. */
export function isTaken(place: Place): boolean {
  return find(place).matches(':checked, [aria-selected="true"], [aria-pressed="true"]');
}

export function readValue(place: Place): string {
  return (find(place) as HTMLInputElement).value;
}

/** Marks all that stands in a field, so that typing replaces it. */
export function selectAll(place: Place): void {
  (find(place) as HTMLInputElement).select();
}

/** Chooses in a dropdown; its list is the system's own, which no engine lets a driver open. */
export function selectOption(place: Place, label: string): void {
  const list = find(place) as HTMLSelectElement;
  const option = [...list.options].find(({ text }) => text === label);
  if (!option) throw new Error(`"${place.name}" has no "${label}".`);
  option.selected = true;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns the texts of all elements of a role, such as the links of an error summary. */
export function textsOf(role: string, within: Place): string[] {
  return queryAllByRole(find(within), role).map((element) => element.textContent?.trim() ?? '');
}

/** Says whether a text can be read on the page; white space counts as one blank. */
export function hasText(text: string): boolean {
  return holdersOf(text).some(isShown);
}

/** Says whether a text stands where it is seen without scrolling. */
export function isOnScreen(text: string): boolean {
  return holdersOf(text).some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return isShown(element) && top >= 0 && bottom <= innerHeight;
  });
}

/** The innermost elements that hold a text: what is around a hidden text may be shown. */
function holdersOf(text: string): Element[] {
  const holders = [...document.body.querySelectorAll('*')].filter((element) =>
    element.textContent?.replace(/\s+/g, ' ').includes(text),
  );
  return holders.filter(
    (element) => !holders.some((other) => other !== element && element.contains(other)),
  );
}

/** Says whether a selector leads to something; for what has no role, such as a script's arrival. */
export function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

export function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Lets the rules for paper hold on the screen: neither driver can ask its engine for them. */
export function showAsOnPaper(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
        rule.media.mediaText = 'all';
      } else if ('cssRules' in rule) {
        apply(rule.cssRules as CSSRuleList);
      }
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
}

/** On the page /frame: shows an address in a frame of a width, for windows that get no narrower. */
export async function openFrame(address: string, width: number): Promise<void> {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  frame.style.cssText = `width: ${width}px; height: 800px; border: 0`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  await loaded;
}
