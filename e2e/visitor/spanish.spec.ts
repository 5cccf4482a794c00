import { expect, form, test, waitForScripts } from '../support/fixtures';
import { hasSpanish, inSpanish } from '../support/spanish';

test.skip(!hasSpanish, 'There is no Spanish edition.');

const address = inSpanish('/formInput?accidentId=Slip+And+Fall&zipCode=10001');
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
  await form.fill(page, { 'Nombre completo': 'Ana Ortiz' });
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
