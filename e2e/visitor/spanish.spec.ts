import type { Page } from '@playwright/test';
import { readMail } from '../../tools/mail-service/inbox';
import { deliveredMail } from '../support/faults';
import { expect, expectToast, fillIn, test, waitForScripts } from '../support/fixtures';
import { hasSpanish, inSpanish } from '../support/spanish';

test.skip(!hasSpanish, 'There is no Spanish edition.');

const address = inSpanish('/formInput?accidentId=Slip+And+Fall&zipCode=10001');
const answers = {
  'Nombre completo': 'Ana Ortiz',
  'Correo electrónico': 'ana@example.com',
  'Número de teléfono': '555 010 0199',
  'Más detalles': 'Me caí en un piso mojado.',
};

async function enviar(page: Page) {
  for (const name of ['fault', 'signup']) await page.locator(`[name=${name}]:checked`).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

test('a case goes from the Spanish finder to one mail, with choices in English', async ({
  page,
}) => {
  const email = `es-${Date.now()}@example.com`;
  await page.goto('/es');
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Buscar abogado' }).click();
  await expectToast(page, 'Escriba un código postal válido');
  await page.getByRole('radio', { name: 'Resbalón y caída' }).check();
  await page.getByPlaceholder('Código postal').fill('10001');
  await expect(page.getByText('Nueva York').first()).toBeVisible();
  await page.getByRole('button', { name: 'Buscar abogado' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Tipo de accidente')).toHaveValue('Slip And Fall');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const summary = page.getByRole('region', { name: 'Por favor, revise estas respuestas' });
  await expect(summary).toBeFocused();
  await fillIn(page, { ...answers, 'Correo electrónico': email });
  await page.getByLabel('Menos de 2 años').check();
  await enviar(page);
  await expect(page).toHaveURL('/es/confirmAlert');
  await expect(page.getByText('Menos de 2 años')).toBeVisible();

  const mail = await deliveredMail(email);
  expect(mail.from[0]?.name).toBe('Ana Ortiz');
  expect(mail.html).toContain('the visitor wrote in Spanish');
  const { answers: sent, message } = readMail(mail.html);
  expect(Object.values(sent).join(', ')).toBe(
    `Slip And Fall, 10001, Ana Ortiz, ${email}, 555 010 0199, Less than 2 Year, Yes, Yes, Yes, Back or Neck Pain`,
  );
  expect(message).toBe(answers['Más detalles']);
});

test('the header fits one line from 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const heightIn = async (address: string) => {
    await page.goto(address);
    return page.getByRole('banner').evaluate((header) => header.clientHeight);
  };
  expect(await heightIn('/es')).toBe(await heightIn('/'));
});

test('switching languages keeps choices and text', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  await page.getByRole('radio', { name: 'Slip And Fall' }).check();
  await page.getByPlaceholder('Enter Zip Code').fill('10001');
  await page.getByRole('link', { name: 'Español' }).last().click();
  await expect(page.getByPlaceholder('Código postal')).toHaveValue('10001');
  await page.getByRole('button', { name: 'Buscar abogado' }).click();
  await expect(page).toHaveURL(address);
  await waitForScripts(page);
  await fillIn(page, answers);
  await page.getByRole('link', { name: 'English' }).last().click();
  await expect(page).toHaveURL(/\/formInput\?accidentId=Slip\+And\+Fall&zipCode=10001#/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
  await expect(page.getByLabel('Accident Type')).toHaveValue('Slip And Fall');
});

test('switching languages keeps the reading position', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const heading = page.locator('article h2[id]').nth(2);
  const id = await heading.getAttribute('id');
  await heading.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    scrollBy({ top: 50, behavior: 'instant' });
  });
  const link = page.getByRole('link', { name: 'Español' }).last();
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL(`/es/blogs/page1/9#${id}`);
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });

  test('is offered the Spanish edition without a redirect', async ({ page }) => {
    for (const route of ['/about', '/', '/formInput']) {
      await page.goto(route);
      await expect(page).toHaveURL(route);
      const offer = page.getByRole('link', { name: 'Este sitio también está en español' });
      await expect(offer).toBeVisible();
      await expect(offer).toHaveAttribute('href', inSpanish(route));
      await page.goto(inSpanish(route));
      await expect(page.getByText('This site is also in English')).toBeHidden();
    }
  });
});

test('a browser that prefers English is offered nothing', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText('Este sitio también está en español')).toBeHidden();
});

test('the Spanish 404 page suggests a page', async ({ page, errors }) => {
  errors.expect(/status of 404/);
  await page.goto('/es/privacidad');
  await expect(page.locator('#near-miss').getByRole('link')).toHaveAttribute('href', '/es/privacy');
});
