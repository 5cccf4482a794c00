import { expect, form, holdScripts, scrollToPart, test, waitForScripts } from '../support/fixtures';

// Changes by extensions, translators and hosts, before and after hydration.

const contactAnswers = { Name: 'Ana Ortiz', Email: 'ana@example.com', Message: 'I fell.' };

test('with nodes put in and comments stripped the page hydrates, keeps typed text and works', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await form.fill(page, contactAnswers);
  for (const change of [prepend, stripComments]) await page.evaluate(change);
  release();
  await waitForScripts(page);
  await scrollToPart(page, 'contact');
  for (const [label, text] of Object.entries(contactAnswers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await page.getByLabel('Email', { exact: true }).fill('');
  await form.send(page);
  await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeFocused();
});

test('translated after hydration, the home page works', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  await page.evaluate(translate);
  await scrollToPart(page, 'reviews');
  await page.getByRole('link', { name: 'Next review' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await scrollToPart(page, 'faq');
  await page.getByRole('tab', { name: 'FAQ', exact: true }).click();
  await expect(page.getByText('What does ClaimLantern do?')).toBeVisible();
});

test('a broken page still shows the phone number', async ({ page, errors }) => {
  errors.expect(/A broken browser/);
  await form.open(page, '/contact');
  await form.fill(page, contactAnswers);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {
      get() {
        throw new Error('A broken browser');
      },
    });
  });
  await form.fill(page, { 'Phone Number': '555 010 0199' });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
  await expect(page.getByText('This page couldn’t load')).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'Call (555) 010-0177' });
  await expect(link).toHaveAttribute('href', 'tel:+15550100177');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Ortiz');
});

function prepend() {
  document.body.prepend(document.createElement('div'));
}

function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((one) => !one.parentElement?.closest('script, style'))) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

function stripComments() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}
