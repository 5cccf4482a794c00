import { text } from 'node:stream/consumers';
import { languages } from '@/lib/language';
import { copyContent } from './content-copy';

const content = copyContent();
afterAll(content.leave);

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const everyDay = [...weekdays, 'Sat', 'Sun'];
const hoursOn = (days: string[], closed = '') =>
  `hours:\n  days: [${days}]\n  from: '09:00'\n  to: '17:00'\n  timeZone: America/New_York\n${closed}`;

/** The pages that promise a reply, in each language, as HTML and metadata. */
async function pagesWith(operator: string) {
  content.write('content/operator.yml', `wording: specified\n${operator}`);
  jest.resetModules();
  const pageLanguage = jest.fn();
  jest.doMock('@/lib/page-language', () => ({ pageLanguage }));
  const { prerenderToNodeStream } = await import('react-dom/static');
  const home = await import('@/app/[lang]/page');
  const contact = await import('@/app/[lang]/contact/page');
  const confirmation = await import('@/app/[lang]/confirmAlert/page');
  const shown: { language: (typeof languages)[number]; text: string }[] = [];
  for (const language of languages) {
    pageLanguage.mockResolvedValue(language);
    const metadata = JSON.stringify(await contact.generateMetadata());
    shown.push({ language, text: metadata });
    for (const page of [home, contact, confirmation]) {
      const { prelude } = await prerenderToNodeStream(await page.default());
      shown.push({ language, text: await text(prelude) });
    }
  }
  return shown;
}

const always = { en: 'in under 24 hours', es: 'en menos de 24 horas' };
const workingDays = { en: 'within one business day', es: 'en un día hábil' };

it.each([
  ['without hours', '', always, workingDays],
  ['with hours every day', hoursOn(everyDay), always, workingDays],
  ['with hours on weekdays', hoursOn(weekdays), workingDays, always],
  ['with holidays', hoursOn(everyDay, '  closed: [2026-12-25]\n'), workingDays, always],
])('%s, no page denies what another promises', async (_, operator, said, denied) => {
  for (const { language, text: page } of await pagesWith(operator)) {
    expect(page).toContain(said[language]);
    expect(page).not.toContain(denied[language]);
    expect(page.replaceAll(said[language], '')).not.toMatch(/24 (hours|horas)/);
  }
});
