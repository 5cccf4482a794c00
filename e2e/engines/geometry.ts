// Runs in the page: measures what only a look would tell.

type Box = { what: string; owner: Element; rect: DOMRect; isControl: boolean };

/** The page that is looked at: the one in a frame, where there is one. */
const view = () => document.querySelector('iframe')?.contentWindow ?? window;

/** Says whether the forms have their scripts that get them with the page; others come when they are used. */
export function isReady(): boolean {
  const forms = view().document.querySelectorAll<HTMLFormElement>('[data-when="load"] form');
  return [...forms].every((form) => form.noValidate);
}

/** Returns by how many pixels the page can be scrolled sideways. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = view().document.documentElement;
  return scrollWidth - clientWidth;
}

/** Returns a line for each part of a form that overlaps another, leaves its card, or left its label. */
export function formMistakes(): string[] {
  return [...view().document.forms].flatMap((form) => {
    const boxes = [...controlsIn(form), ...textsIn(form)];
    return [...overlaps(boxes), ...boxes.flatMap(leavesCard), ...labelsApart(form, boxes)];
  });
}

function controlsIn(form: HTMLFormElement): Box[] {
  return [...form.querySelectorAll('input, select, textarea, button')]
    .filter((element) => isSeen(element) && view().getComputedStyle(element).opacity !== '0')
    .map((element) => {
      const { name, textContent } = element as HTMLButtonElement;
      const value = element.matches('[type="radio"]')
        ? `=${(element as HTMLInputElement).value}`
        : '';
      const what = name ? `[${name}${value}]` : `[${textContent?.trim()}]`;
      return { what, owner: element, rect: element.getBoundingClientRect(), isControl: true };
    });
}

/** Each text as it stands, not the box that it is in: a box may reach under what floats beside it. */
function textsIn(form: HTMLFormElement): Box[] {
  const boxes: Box[] = [];
  const nodes = form.ownerDocument.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim();
    if (!owner || !text || owner.closest('select, textarea') || !isSeen(owner)) continue;
    const range = form.ownerDocument.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      boxes.push({ what: `"${text.slice(0, 40)}"`, owner, rect, isControl: false });
    }
  }
  return boxes;
}

/** Not what is hidden, nor what is there for assistive technology only: cut to a pixel. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let one: Element | null = element; one && one.tagName !== 'FORM'; one = one.parentElement) {
    const { width, height } = one.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
  }
  return true;
}

function overlaps(boxes: Box[]): string[] {
  const found = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one.rect, other.rect) && !belongTogether(one, other))
      .map((other) => `${one.what} overlaps ${other.what}`),
  );
  return [...new Set(found)];
}

/** The lines of one text may touch, a button holds its text, and a tile may be drawn around its own. */
function belongTogether(one: Box, other: Box): boolean {
  if (one.isControl === other.isControl) {
    return one.owner.contains(other.owner) || other.owner.contains(one.owner);
  }
  const [control, text] = one.isControl ? [one, other] : [other, one];
  if (control.owner.contains(text.owner)) return true;
  const isLabel = text.owner.closest('label')?.contains(control.owner) ?? false;
  return isLabel && control.rect.left <= text.rect.left && control.rect.right >= text.rect.right;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // Fonts may draw a pixel beyond their line.
  return across > 1 && down > 2;
}

/** A card is what draws a border: its title on that border cuts it, which counts as leaving it. */
function leavesCard({ what, owner, rect, isControl }: Box): string[] {
  let card = isControl ? owner.parentElement : owner;
  while (card && !isCard(card)) card = card.parentElement;
  if (!card) return [];
  const style = view().getComputedStyle(card);
  // A control that is spread over its card, as a tile's is, may reach to the border.
  const isSpread = isControl && view().getComputedStyle(owner).position === 'absolute';
  const inset = (side: 'top' | 'right' | 'bottom' | 'left') =>
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) +
    // Half of its padding: a text of one line may be higher than its line.
    (isSpread ? 0 : Number.parseFloat(style.getPropertyValue(`padding-${side}`)) / 2);
  const frame = card.getBoundingClientRect();
  const sides = [
    rect.top < frame.top + inset('top') - 1 && 'top',
    rect.bottom > frame.bottom - inset('bottom') + 1 && 'bottom',
    rect.left < frame.left + inset('left') - 1 && 'left',
    rect.right > frame.right - inset('right') + 1 && 'right',
  ].filter(Boolean);
  return sides.length > 0 ? [`${what} leaves its card at the ${sides.join(' and the ')}`] : [];
}

function isCard(element: Element): boolean {
  const { display, borderTopWidth, borderTopStyle } = view().getComputedStyle(element);
  return display !== 'inline' && borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
}

/** Where labels stand beside the text fields, those of the choices stand beside them as well. */
function labelsApart(form: HTMLFormElement, boxes: Box[]): string[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(isSeen);
  const areBeside = fields.some((field) => {
    const label = field.matches('[type="radio"]') ? undefined : field.labels?.[0];
    return label && isSeen(label) && bottomOf(label) > field.getBoundingClientRect().top;
  });
  if (!areBeside) return [];
  return [...form.querySelectorAll('fieldset, [role="group"], [role="radiogroup"]')].flatMap(
    (group) => {
      const names = [...group.querySelectorAll<HTMLInputElement>('input, select')].map(
        ({ name }) => name,
      );
      const id = group.getAttribute('aria-labelledby') ?? '';
      const label = group.querySelector('legend') ?? form.ownerDocument.getElementById(id);
      // A group of several questions has a title, not a label.
      if (new Set(names).size !== 1 || !label || !isSeen(label)) return [];
      const beside = boxes.filter(({ owner }) => group.contains(owner) && !label.contains(owner));
      const top = Math.min(...beside.map(({ rect }) => rect.top));
      return bottomOf(label) > top ? [] : [`"${label.textContent}" stands above its choices`];
    },
  );
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
