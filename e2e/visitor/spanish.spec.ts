import { expect, form, test, waitForScripts } from '../support/fixtures';
import { hasSpanish, inSpanish } from '../support/spanish';

test.skip(!hasSpanish, 'There is no Spanish edition.');

const address = inSpanish('/formInput?accidentId=Slip+And+Fall&zipCode=10001');
test('switching languages keeps choices and text, and tells the host nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isTold = () => asked.some((url) => /10001|Slip/.test(url));
  await page.goto('/');
  await waitForScripts(page);
  await page.getByRole('radio', { name: 'Slip And Fall' }).check();
  await page.getByPlaceholder('Enter Zip Code').fill('10001');
  await page.getByRole('link', { name: 'Español' }).last().click();
  await expect(page.getByPlaceholder('Código postal')).toHaveValue('10001');
  await expect(page.getByRole('radio', { name: 'Resbalón y caída' })).toBeChecked();
  await expect(page).toHaveURL(/\/es(#|$)/);
  expect(isTold()).toBe(false);
  await page.getByRole('button', { name: 'Buscar abogado' }).click();
  await expect(page).toHaveURL(address);
  await waitForScripts(page);
  asked.length = 0;
  await page.getByRole('link', { name: 'English' }).last().click();
  const zipCode = 'Zip code of the accident';
  await expect(page.getByLabel(zipCode)).toHaveValue('10001');
  await waitForScripts(page);
  await form.fill(page, { 'Full Name': 'Ana Ortiz', [zipCode]: '10002' });
  await page.getByRole('link', { name: 'Español' }).last().click();
  await expect(page).toHaveURL(/\/es\/formInput(#|$)/);
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ortiz');
  await expect(page.getByLabel('Código postal del lugar del accidente')).toHaveValue('10002');
  await expect(page.getByLabel('Tipo de accidente')).toHaveValue('Slip And Fall');
  expect(isTold()).toBe(false);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['draft-intake']);
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
  test.use({ locale: 'fr-CA' });

  test('is offered the Spanish edition without a redirect', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'languages', { value: ['fr-CA', 'es-MX', 'en-US'] }),
    );
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
