import type { Page } from '@playwright/test';
import {
  answerMails,
  expect,
  expectConfirmation,
  fillIn,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from './fixtures';

/** Holds all scripts back; returns what lets them come. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('choices made before the script came stay, are shown and are sent', async ({ page }) => {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  const release = await holdScripts(page);
  await page.goto(intakeAddress, { waitUntil: 'commit' });
  await fillIn(page, intakeAnswers);
  await page.getByRole('group', { name: 'Hospitalization' }).getByLabel('No').check();
  await page.getByLabel('Broken Bones').check();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(page.getByText('this form is still loading')).toBeVisible();
  release();
  await waitForScripts(page);
  const summary = page.getByRole('region', { name: 'Before you send' });
  await expect(summary.getByRole('listitem').filter({ hasText: 'Hospitalization' })).toHaveText(
    'Hospitalization: No',
  );
  await send(page);
  await expectConfirmation(page);
  expect(bodies[0]?.template_params).toMatchObject({
    medical: 'No',
    stay: 'Broken Bones',
    from_name: 'Ana Ortiz',
    accidentId: 'Auto Accident',
    zipCode: '90210',
  });
});

// What a password manager, a browser's translation and other extensions do to a page.
const changes: Record<string, () => void> = {
  'a node beside an input': () => {
    for (const input of document.querySelectorAll('input')) {
      input.insertAdjacentElement('afterend', document.createElement('div'));
    }
  },
  'an element at the start of the body': () => {
    document.body.prepend(document.createElement('div'));
  },
  'a translation': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  },
  'stripped comments': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
  },
};

test.describe('a page that was changed before its script came', () => {
  // React tells that it builds the page anew.
  test.use({ expectedErrors: /Minified React error #(418|423|425)/ });

  for (const [change, make] of Object.entries(changes)) {
    for (const address of [intakeAddress, '/contact']) {
      test(`keeps what was typed on ${address.split('?')[0]}: ${change}`, async ({ page }) => {
        const answers =
          address === '/contact'
            ? { Name: 'Ana Ortiz', Email: 'ana@example.com', Message: 'I fell.' }
            : intakeAnswers;
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await fillIn(page, answers);
        await page.evaluate(make);
        release();
        await waitForScripts(page);
        for (const [label, text] of Object.entries(answers)) {
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
        }
      });
    }
  }
});
