import type { Page } from '@playwright/test';
import {
  comeNear,
  expect,
  fillIn,
  holdScripts,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';

// React says that an island is not the one it made, and renders it anew.
const madeAnew = /Minified React error #418/;

/** What extensions, translations and hosts do to a page before its scripts have come; some change islands. */
const changes = {
  'a node put before everything': { change: prepend, changesIslands: false },
  'its texts translated': { change: translate, changesIslands: true },
  'its comments stripped': { change: stripComments, changesIslands: false },
  'a node beside each input': { change: accompanyInputs, changesIslands: true },
};

for (const [name, { change, changesIslands }] of Object.entries(changes)) {
  test(`with ${name}, the lower parts of the home page come to life`, async ({ page, errors }) => {
    if (changesIslands) errors.expect(madeAnew);
    const release = await holdScripts(page);
    await page.goto('/');
    await page.evaluate(change);
    release();
    await waitForScripts(page);
    await expectLife(page);
  });
}

for (const [name, { change, changesIslands }] of Object.entries(changes)) {
  for (const [address, answers] of [
    [intakeAddress, intakeAnswers],
    // The form of /contact is this one, taken over as the intake is.
    ['/', { Name: 'Ana Ortiz', Email: 'ana@example.com', Message: 'I fell.' }],
  ] as const) {
    test(`with ${name}, what was typed on ${address.split('?')[0]} stays`, async ({
      page,
      errors,
    }) => {
      if (changesIslands) errors.expect(madeAnew);
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await fillIn(page, answers);
      await page.evaluate(change);
      release();
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
      for (const [label, text] of Object.entries(answers)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
    });
  }
}

test('translated after the page was taken over, its lower parts come to life', async ({
  page,
  errors,
}) => {
  errors.expect(madeAnew);
  await page.goto('/');
  await waitForScripts(page);
  await page.evaluate(translate);
  await expectLife(page);
});

test('a link to a question leads to it in a page that was changed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/#question-how-soon-will-i-hear-from-someone');
  await page.evaluate(prepend);
  release();
  await expect(page.getByRole('tab', { name: 'FAQ', exact: true })).toBeVisible();
  await expect(page.getByText('If you have heard nothing after a day')).toBeInViewport();
});

test('a part keeps its HTML, with what is typed in it, until its own script has come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const story = page.locator('#contact textarea');
  // Not by hand: the focus would call for the script.
  await story.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'A car hit mine at a red light.';
  });
  await page.evaluate(prepend);
  release();
  await waitForScripts(page);
  await expect(story).toHaveValue('A car hit mine at a red light.');
  await expect(page.locator('#reviews article')).toHaveCount(4);
});

test.describe('where a change breaks the page', () => {
  test.use({ expectedErrors: [/removeChild|not a child/] });

  test('the phone number is left', async ({ page }) => {
    await page.goto('/contact');
    await waitForScripts(page);
    await send(page);
    const summary = page.getByRole('region', { name: 'Please check these answers' });
    await expect(summary).toBeFocused();
    // React is going to take away what is gone already, and throws.
    await summary.evaluate((element) => element.remove());
    await fillIn(page, {
      Name: 'Ana Ortiz',
      Email: 'ana@example.com',
      'Phone Number': '555 010 0199',
      Message: 'I fell.',
    });
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
    await expect(page.getByText('This page couldn’t load')).toBeHidden();
    const link = page.getByRole('main').getByRole('link', { name: 'Call (555) 010-0177' });
    await expect(link).toHaveAttribute('href', 'tel:+15550100177');
    // What was typed is kept in the tab, as it says.
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Ortiz');
  });
});

// These run in the page, each by itself.
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

function accompanyInputs() {
  for (const input of document.querySelectorAll('input'))
    input.after(document.createElement('span'));
}

async function expectLife(page: Page) {
  await comeNear(page, 'reviews');
  await page.getByRole('link', { name: 'Next review' }).click();
  await expect(page.getByText(/^Review 2 of 4:/)).toBeAttached();
  await comeNear(page, 'contact');
  await send(page);
  await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeFocused();
  await comeNear(page, 'faq');
  await page.getByRole('tab', { name: 'FAQ', exact: true }).click();
  await expect(page.getByText('What does ClaimLantern do?')).toBeVisible();
}
