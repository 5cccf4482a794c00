import { readFileSync } from 'node:fs';
import { expect, mockMails, test, waitForScripts } from '../support/fixtures';
import { hasSpanish, inSpanish } from '../support/spanish';

const rows = readFileSync(new URL('../../docs/departures.md', import.meta.url), 'utf8').split('\n');
const row = (specified: string) => rows.find((line) => line.startsWith(`| ${specified}`)) ?? '';
const parts = row('The defaults of "At Fault" and "Signed with Firm"').split(' | ');
const line = /`(\[.*)\{names\}\]`/.exec(parts[1] ?? '')?.[1] ?? 'no line';

const person = {
  user: 'Ana Ortiz',
  email: 'ana@gmial.com',
  phone_number: '555',
  message: 'I fell.',
};
const forms = {
  '/contact': {
    names: 'Accident Type',
    sent: { accidentId: 'Auto Accident' },
  },
  '/formInput?accidentId=Auto+Accident&zipCode=00000': {
    names: 'Accident Age, Hospitalization, At Fault, Signed with Firm, Primary Injury Type',
    sent: {
      period: 'Less than 1 Year',
      medical: 'Yes',
      fault: 'Yes',
      signup: 'Yes',
      stay: 'Back or Neck Pain',
      zipCode: '00000',
    },
  },
};

for (const isSpanish of hasSpanish ? [false, true] : [false])
  for (const [path, { names, sent }] of Object.entries(forms)) {
    const address = isSpanish ? inSpanish(path) : path;
    test(`${address} goes out as it stands when Send is pressed twice`, async ({ page }) => {
      const bodies = await mockMails(page, { status: 200, body: 'OK' });
      await page.goto(address);
      await page.locator('form[name]').last().scrollIntoViewIfNeeded();
      await waitForScripts(page);
      for (const [name, text] of Object.entries(person)) await page.locator(`#${name}`).fill(text);
      const send = page.getByRole('button', { name: isSpanish ? 'Enviar' : 'Send', exact: true });
      await send.click();
      await expect(page.getByRole('alert')).toBeFocused();
      expect(bodies).toEqual([]);
      await send.last().click();
      await expect(page).toHaveURL(/\/confirmAlert$/);
      expect(bodies.map((body) => body.template_params)).toEqual([
        expect.objectContaining({
          ...sent,
          email: person.email,
          phone_number: person.phone_number,
          message: `${person.message}\n\n${line}${names}]`,
        }),
      ]);
      await expect(
        page.getByText(isSpanish ? 'Sin cambiar' : 'Not changed', { exact: true }),
      ).toBeVisible();
    });
  }
