import type { Page } from '@playwright/test';

/** A part of a page and the words that stand on its mark. */
export type Region = { selector: string; label: string };

/** Takes an open page and draws a frame with a label around each region; throws where one is not there. */
export async function markRegions(page: Page, regions: readonly Region[]): Promise<void> {
  for (const { selector, label } of regions) {
    await page.locator(selector).first().evaluate(drawFrame, label);
  }
}

// Runs in the browser.
function drawFrame(element: Element, label: string): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = document.createElement('div');
  const tag = document.createElement('div');
  tag.textContent = label;
  // Inside what fills the page, around everything else.
  const inset = width > document.documentElement.clientWidth - 40 ? 6 : -8;
  const isAbove = height < 320 && top > 60;
  Object.assign(frame.style, {
    position: 'absolute',
    left: `${left + window.scrollX + inset}px`,
    top: `${top + window.scrollY + inset}px`,
    width: `${width - 2 * inset}px`,
    height: `${height - 2 * inset}px`,
    boxSizing: 'border-box',
    border: '5px solid #d6336c',
    borderRadius: '14px',
    zIndex: '1000',
    pointerEvents: 'none',
  });
  Object.assign(tag.style, {
    position: 'absolute',
    right: '-5px',
    [isAbove ? 'bottom' : 'top']: isAbove ? '100%' : '-5px',
    padding: '4px 14px',
    background: '#d6336c',
    color: '#fff',
    font: '700 24px system-ui, sans-serif',
    borderRadius: '10px',
    whiteSpace: 'nowrap',
  });
  frame.append(tag);
  document.body.append(frame);
}
