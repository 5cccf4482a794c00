import type { Page } from '@playwright/test';

/** Finds broken words and cut texts, except addresses and the specified list summaries. */
export async function cutWords(page: Page): Promise<string[]> {
  // Fonts come after the first paint, and this computer may lack their stand-ins.
  await page.waitForFunction(() => {
    const font = getComputedStyle(document.documentElement).getPropertyValue('--text-font');
    return font === 'Figtree' && document.fonts.status === 'loaded';
  });
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    // Clipped on purpose: summaries, and texts for screen readers.
    const isExempt = (element: Element | null): boolean => {
      if (!element) return false;
      const { clipPath, opacity, webkitLineClamp: clamp } = getComputedStyle(element);
      const isClipped = clipPath === 'inset(50%)' || opacity === '0' || clamp !== 'none';
      return (
        isClipped || element.matches('[aria-roledescription]') || isExempt(element.parentElement)
      );
    };
    const boxes = 'a, button, label, summary, h1, h2, h3, p, dt, dd, li, th, td, figcaption';
    const found: string[] = [];

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || !isShown(parent) || isExempt(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = parent.closest(boxes)?.getBoundingClientRect();
      const { right } = range.getBoundingClientRect();
      if (right > Math.min(box?.right ?? innerWidth, innerWidth) + 1)
        found.push(`cut: ${node.nodeValue.slice(0, 40)}`);
      // A single line breaks no word.
      if (range.getClientRects().length < 2) continue;
      // Lines may break at brackets. A visible soft hyphen counts as part of the next letter.
      for (const word of node.nodeValue.matchAll(/(?<!\u00ad)[^\s\u00ad\u2010-\u2015/()-]{2,}/g)) {
        if (/[@.]\w|:\/\//.test(word[0])) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`broken: ${word[0]}`);
      }
    }

    const measure = document.createElement('canvas').getContext('2d');
    const widthOf = (field: HTMLElement, text: string) => {
      if (!measure) throw new Error('no canvas');
      measure.font = getComputedStyle(field).font;
      return measure.measureText(text).width;
    };
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select',
    )) {
      // These two hold no text.
      if (!isShown(field) || ['radio', 'checkbox'].includes(field.type)) continue;
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value || field.placeholder;
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (text && widthOf(field, text) > room + 1) found.push(`cut field: ${text}`);
    }

    return [...new Set(found)];
  });
}

export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
