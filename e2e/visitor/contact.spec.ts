import {
  answerMails,
  expect,
  expectConfirmation,
  fillIn,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';

const answers = {
  Name: 'Ana Ortiz',
  Email: 'ana@example.com',
  'Phone Number': '555 010 0199',
  Message: 'Do you handle bicycle crashes?',
};

for (const route of ['/', '/contact']) {
  test(`the contact form on ${route} sends one message and leads to the confirmation`, async ({
    page,
  }) => {
    const bodies = await answerMails(page, { status: 200, body: 'OK' });
    await page.goto(route);
    await fillIn(page, answers);
    await page.locator('#accident_type').selectOption('Workers Comp');
    await send(page);
    await expectConfirmation(page);
    expect(bodies).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'demonstration',
        service_id: 'local',
        template_id: 'contact',
        template_params: {
          name: 'ClaimLantern website',
          recipient: 'desk@fixture.example',
          from_name: 'Ana Ortiz',
          email: 'ana@example.com',
          accidentId: 'Workers Comp',
          phone_number: '555 010 0199',
          reply_to: 'ana@example.com',
          message: 'Do you handle bicycle crashes?',
          logoUrl: 'http://localhost:3000/logo.png',
          logoLink: 'http://localhost:3000',
          logoString: 'ClaimLantern',
          reference: expect.stringMatching(/^CL-\w{5}$/),
          subject: expect.stringMatching(/^English · CL-\w{5}$/),
          call_back: '',
        },
      },
    ]);
  });
}

test('a message leaves at once, and so does the next one', async ({ page }) => {
  await answerMails(page, { status: 200, body: 'OK' });
  await page.clock.install();
  for (const message of ['The first.', 'The second.']) {
    await page.goto('/contact');
    await waitForScripts(page);
    await fillIn(page, { ...answers, Message: message });
    // No timer ends from here on: what would wait never leaves.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    const request = page.waitForRequest('**/api/v1.0/email/send', { timeout: 5000 });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await request;
    await page.clock.resume();
    await expectConfirmation(page);
  }
});

test('the page says that it is a demonstration, promises a reply, and shows phone and mailbox', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText('Demonstration. No mail account is set up')).toBeVisible();
  await expect(page.getByText('We reply in under 24 hours.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'desk@fixture.example' })).toBeVisible();
});

test('the message box is 150 px high, and labels stand beside their fields on a wide screen', async ({
  page,
}) => {
  await page.goto('/contact');
  const message = page.getByLabel('Message');
  expect((await message.boundingBox())?.height).toBe(150);
  const label = await page.getByText('Message', { exact: true }).boundingBox();
  expect(label?.x).toBeLessThan((await message.boundingBox())?.x ?? 0);
});

test.describe('on a host without a mail service', () => {
  test.use({ expectedErrors: [/The message may not have been sent/] });

  for (const answer of [
    { status: 404, body: 'not found' },
    { status: 405, body: '' },
    { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  ]) {
    test(`the demonstration does not pretend that an answer ${answer.status} was a sent message`, async ({
      page,
      errors,
    }) => {
      if (answer.status !== 200) errors.expect(new RegExp(`status of ${answer.status}`));
      await answerMails(page, answer);
      await page.goto('/contact');
      await fillIn(page, answers);
      await send(page);
      await expect(page.getByText('may or may not have arrived')).toBeVisible();
      await expect(page).toHaveURL('/contact');
    });
  }
});
