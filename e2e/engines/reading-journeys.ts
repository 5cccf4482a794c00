import type { Journey } from './make-journeys';

const wide = 1024;
const narrow = 420;

export const readingJourneys: Record<string, Journey> = {
  'FAQ by link': async (page) => {
    await page.driver.resize(wide);
    await page.open('/#how-soon-will-i-hear-from-someone');
    await page.seeOnScreen('If you have heard nothing after a day');
    await page.seeSelected({ role: 'tab', name: 'FAQ' });
    // On the page itself only the hash changes.
    await page.driver.evaluate("void (location.hash = 'how-is-a-lawyer-paid')");
    await page.read('Most personal-injury lawyers work for a contingency fee.');
    await page.readNoMore('If you have heard nothing after a day');
  },

  'fonts after the text': async (page) => {
    await page.driver.resize(wide);
    await page.open('/about');
    for (const name of ['Figtree', 'Fraunces']) {
      const used = `[...document.fonts].some((one) => one.status === 'loaded' && one.family.replaceAll('"', '') === '${name}')`;
      await page.until(`${name} is used`, () => page.driver.evaluate<boolean>(used));
    }
  },

  carousel: async (page) => {
    await page.driver.resize(narrow);
    await page.open('/');
    await page.ask('scrollTo', '#reviews');
    await page.until("the carousel's script", () =>
      page.ask('isThere', '#reviews [data-ready="true"]'),
    );
    const anchor = (name: string) => ({ role: ['link', 'button'], name });
    for (const number of [2, 3, 4]) {
      await page.click(anchor('Next review'));
      await page.read(`Review ${number} of 4:`);
    }
    await page.click(anchor('Previous review'));
    await page.read('Review 3 of 4:');
  },

  menu: async (page) => {
    const link = { role: 'link', name: 'Contact Us', within: { role: 'navigation', name: 'Main' } };
    await page.driver.resize(narrow);
    await page.open('/');
    await page.seeGone(link);
    await page.press('Menu');
    await page.see(link);
    await page.driver.click({ x: 4, y: 600 });
    await page.seeGone(link);
    await page.seeAddress('/');
    await page.press('Menu');
    await page.click(link);
    await page.seeAddress('/contact');
    await page.seeGone(link);
  },

  "a state's deadlines": async (page) => {
    await page.driver.resize(narrow);
    await page.open('/deadlines');
    // The fifth digit opens the state's page, so `fill` can't read the value back.
    await page.click({ role: 'textbox', name: 'Zip code where it happened' });
    await page.driver.type('75001');
    await page.seeAddress('/deadlines/texas');
    await page.until("the timetable's script", () =>
      page.ask('isThere', '#timetable:not([hidden])'),
    );
    await page.driver.evaluate(
      "(day => { day.value = '2001-02-03'; day.dispatchEvent(new Event('input', { bubbles: true })); })(document.querySelector('#timetable-day'))",
    );
    await page.read('Talk to a lawyer today.');
  },
};
