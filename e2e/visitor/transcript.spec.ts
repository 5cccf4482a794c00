import { expect, form, intakeAnswers, mockMails, test, waitForScripts } from '../support/fixtures';
import { hasSpanish } from '../support/spanish';

// What assistive technology announces. To accept a change, read the new snapshot aloud, then run:
// npx playwright test transcript --update-snapshots
for (const { language, home, send: sendLabel, answers } of [
  { language: 'en', home: '/', send: 'Send', answers: intakeAnswers },
  {
    language: 'es',
    home: '/es',
    send: 'Enviar',
    answers: {
      'Nombre completo': 'Ana Ortiz',
      'Correo electrónico': 'ana@example.com',
      'Número de teléfono': '555 010 0199',
      'Más detalles': 'Un auto chocó con el mío.',
    },
  },
])
  test(`the main journey as announced (${language})`, async ({ page }) => {
    test.skip(language === 'es' && !hasSpanish, 'There is no Spanish edition.');
    const bodies = await mockMails(page, { status: 200, body: 'OK' });
    await page.goto(home);
    await waitForScripts(page);
    const finder = page.locator('#finder');
    await finder.getByRole('textbox').fill('75001');
    await expect(finder.getByText('Texas', { exact: true }).first()).toBeVisible();
    await expect(finder).toMatchAriaSnapshot({ name: `finder.${language}.aria.yml` });
    await finder.getByRole('button').last().click();
    await page.waitForURL(/formInput/);
    await waitForScripts(page);
    const intake = page.locator('main form');
    await page.getByRole('button', { name: sendLabel, exact: true }).click();
    await expect(intake.getByRole('region').first()).toBeFocused();
    await expect(intake).toMatchAriaSnapshot({ name: `refused.${language}.aria.yml` });
    await form.fill(page, answers);
    await page.getByRole('button', { name: sendLabel, exact: true }).click();
    await expect(intake.getByRole('alert')).toMatchAriaSnapshot({
      name: `questions.${language}.aria.yml`,
    });
    if (language === 'en') return;
    await page.getByLabel('Menos de 2 años').check();
    for (const name of ['fault', 'signup']) await page.locator(`[name=${name}]:checked`).click();
    await page.getByRole('button', { name: sendLabel, exact: true }).last().click();
    await expect(page).toHaveURL('/es/confirmAlert');
    await expect(page.getByText('Menos de 2 años')).toBeVisible();
    const inEnglish = { period: 'Less than 2 Year', call_back: 'CALL BACK IN SPANISH' };
    expect(bodies[0]?.template_params).toMatchObject(inEnglish);
  });
