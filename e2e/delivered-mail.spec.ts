import { type APIRequestContext, expect } from '@playwright/test';
import { expectConfirmation, fillIn, send, test } from './fixtures';

const inbox = 'http://127.0.0.1:1180/email';

type ArrivedMail = {
  subject: string;
  html: string;
  to: { address: string }[];
  replyTo: { address: string }[];
};

/** Waits for the one mail from a sender in the real inbox and returns it. */
async function arrivedFrom(request: APIRequestContext, address: string): Promise<ArrivedMail> {
  const mails = async () => {
    const all: ArrivedMail[] = await (await request.get(inbox)).json();
    return all.filter(({ replyTo }) => replyTo.some((reply) => reply.address === address));
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  return (await mails())[0] as ArrivedMail;
}

test('a case goes from the finder to one real mail that holds every answer', async ({
  page,
  request,
  context,
}) => {
  const email = `intake-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await fillIn(page, {
    'Full Name': '😀 محمد <b>Ana</b>',
    Email: email,
    'Phone Number': '555 010 0199',
    'Additional Details': 'First line\nSecond line {{from_name}} & more',
  });
  await page.getByLabel('Less than 2 Year').check();
  await page.getByRole('group', { name: 'At Fault' }).getByLabel('No').check();
  await page.getByLabel('Headaches').check();
  await send(page);
  await expectConfirmation(page);

  const mail = await arrivedFrom(request, email);
  expect(mail.to[0]?.address).toBe('hello@claimlantern.example');
  expect(mail.subject).toBe('New claim: Auto Accident in 90210, 😀 محمد <b>Ana</b>');
  // In a page of its own: the confirmation's scripts may still be on their way into the other.
  const reader = await context.newPage();
  await reader.setContent(mail.html);
  await expect(reader.getByRole('row')).toHaveText([
    'Accident typeAuto Accident',
    'Zip code90210',
    'Full name😀 محمد <b>Ana</b>',
    `Email${email}`,
    'Phone number555 010 0199',
    'Accident ageLess than 2 Year',
    'HospitalizationYes',
    'At faultNo',
    'Signed with a firmYes',
    'Primary injury typeHeadaches',
  ]);
  expect(mail.html).toContain('First line\nSecond line {{from_name}} &amp; more');
});

test('a contact message arrives as one real mail', async ({ page, request }) => {
  const email = `contact-${Date.now()}@example.com`;
  await page.goto('/');
  await fillIn(page, {
    Name: 'Ana',
    Email: email,
    'Phone Number': '555 010 0199',
    Message: 'Hello 👋',
  });
  await send(page);
  await expectConfirmation(page);
  const { subject, html } = await arrivedFrom(request, email);
  expect(subject).toBe('Message from Ana: Auto Accident');
  for (const value of ['Ana', email, '555 010 0199', 'Auto Accident', 'Hello 👋']) {
    expect(html).toContain(value);
  }
});

test('a message too long for the mail service gets a clear answer and is kept', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillIn(page, {
    Name: 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555',
    Message: 'x'.repeat(100_000),
  });
  await send(page);
  await expect(page.getByText('Message is too long for one message.').first()).toBeVisible();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toHaveLength(100_000);
});
