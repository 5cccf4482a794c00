import type { Page } from '@playwright/test';

/** Elements of the first screen that look different before the page's style sheet arrives. */
export function lateStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!sheet) return ['The page has no style sheet.'];
    const end = Node.DOCUMENT_POSITION_FOLLOWING;
    const first = [...document.body.querySelectorAll('*')].filter(
      (one) => one.compareDocumentPosition(sheet) === end && one.getClientRects().length > 0,
    );
    // Variables are seen where they are used, sizes depend on what comes later, and nothing moves yet.
    const depends =
      /^(--|transition|animation|(block|inline)-size|height|width|.*origin|inset|top|left|right|bottom|grid-template|.*inset-)/;
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return [...style]
        .filter((name) => !depends.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    const late = first.map(look);
    sheet.disabled = true;
    const differences = first.flatMap((element, index) => {
      const own = new Set(look(element));
      const missing = late[index]?.filter((line) => !own.has(line)) ?? [];
      return missing.length > 0 ? [`${element.outerHTML.slice(0, 80)} ${missing.join('; ')}`] : [];
    });
    sheet.disabled = false;
    return differences;
  });
}
