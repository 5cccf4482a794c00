/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailForm } from '@/components/forms/email-form';
import { loadMessages, loadOperator } from '@/lib/content/site-content';
import { EmailError, sendEmail } from '@/lib/email';
import { formContent } from '@/lib/forms/form-content';

jest.mock('@/lib/content/site-content', () => {
  const actual = jest.requireActual('@/lib/content/site-content');
  return { ...actual, loadOperator: jest.fn(actual.loadOperator) };
});
jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const sending = jest.mocked(sendEmail);

const field = (label: string) => screen.getByLabelText(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));

async function type(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
}

const withoutFacts = loadOperator('en');
beforeEach(() => {
  jest.mocked(loadOperator).mockReturnValue(withoutFacts);
  sessionStorage.clear();
  sending.mockReset();
  sending.mockReturnValue(new Promise(() => undefined));
});

describe('the contact form of an operator who does not serve everybody', () => {
  const answers = {
    Name: 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555 010 0199',
    Message: 'Hurt.',
  };
  const open = async (operator: ReturnType<typeof loadOperator>) => {
    jest.mocked(loadOperator).mockReturnValue(operator);
    await act(async () => render(<EmailForm {...formContent('contact', 'en')} />));
  };
  const sold = { kind: 'perMessage' as const, words: 'Attorneys pay $50.' };

  it.each([
    ['nothing is known of them', {}],
    ['every state is served', { states: { all: true } }],
  ])('asks for the specified fields only if %s', async (_, operator) => {
    await open(operator);
    expect(screen.queryByLabelText(/zip code/i)).toBeNull();
  });

  it('asks where the accident was, and sends it inside the message', async () => {
    await open({ states: { served: ['Ohio'] } });
    await type({ ...answers, 'Zip Code': '43004' });
    await press();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    const parameters = sending.mock.calls[0]?.[2];
    expect(parameters?.['message']).toBe('Hurt.\n\n[Place of the accident: 43004, Ohio]');
    expect(parameters?.['subject']).toContain('Ohio');
    expect(parameters).not.toHaveProperty('zipCode');
  });

  it.each([
    ['an accident', { all: true, others: [{ state: 'Texas' as const, takesMessages: false }] }],
    ['an accident elsewhere', { served: ['Ohio' as const] }],
  ])('sends nothing about %s in a state that is not served', async (_, states) => {
    await open({ states });
    await type({ ...answers, 'Zip Code': '75001' });
    expect(await screen.findByText(/no attorney .* Texas/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    fireEvent.submit(screen.getByRole('form'));
    await act(async () => undefined);
    expect(sending).not.toHaveBeenCalled();
  });

  it('sends nothing that is sold from people whose state forbids it', async () => {
    await open({ payment: sold, states: { all: true } });
    expect(screen.queryByLabelText('Zip Code')).toBeNull();
    await type({ ...answers, 'Your own zip code': '98101' });
    const { home } = loadMessages('en').notServed;
    const why = home.replace('{state}', 'Washington');
    expect((await screen.findAllByText(why))[0]).toBeVisible();
    fireEvent.submit(screen.getByRole('form'));
    await act(async () => undefined);
    expect(sending).not.toHaveBeenCalled();
    await userEvent.clear(field('Your own zip code'));
    await type({ 'Your own zip code': '43004' });
    await press();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    const text = sending.mock.calls[0]?.[2]['message'];
    expect(text).toBe('Hurt.\n\n[Home: 43004, Ohio]');
  });

  it('offers no mail instead of a message that may not be sent', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sending.mockRejectedValue(new EmailError(500, 'down', false));
    await open({ states: { served: ['Ohio'] } });
    await type({ ...answers, 'Zip Code': '43004' });
    await press();
    const { mail } = loadMessages('en').waysOut;
    expect(await screen.findByRole('link', { name: mail })).toBeVisible();
    await userEvent.clear(field('Zip Code'));
    await type({ 'Zip Code': '75001' });
    await waitFor(() => expect(screen.queryByRole('link', { name: mail })).toBeNull());
    log.mockRestore();
  });
});

it('the intake asks for the home too where messages are sold, and mails it in the message', async () => {
  const payment = { kind: 'perMessage' as const, words: 'Attorneys pay $50.' };
  jest.mocked(loadOperator).mockReturnValue({ payment, states: { all: true } });
  window.history.replaceState(null, '', '/formInput?accidentId=Auto+Accident&zipCode=43004');
  await act(async () => render(<EmailForm {...formContent('intake', 'en')} />));
  await type({
    'Full Name': 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555 010 0199',
    'Additional Details': 'Hurt.',
    'Your own zip code': '98101',
  });
  for (const name of ['Does anyone say that you were at fault?', /^Have you already signed/])
    await userEvent.click(within(screen.getByRole('group', { name })).getByLabelText('No'));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.clear(field('Your own zip code'));
  await type({ 'Your own zip code': '90210' });
  await press();
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  expect(sending.mock.calls[0]?.[2]).not.toHaveProperty('home');
  expect(sending.mock.calls[0]?.[2]['message']).toContain('[Home: 90210, California]');
});

it('says above Send who pays, what is asked for and what is sold, and folds the rest', () => {
  const operator = {
    legalName: 'Lantern LLC',
    adLabel: 'Attorney Advertising',
    payment: { kind: 'perMessage' as const, words: 'Attorneys pay $50.' },
    selection: 'In turn.',
    retention: 'One year.',
    machineCalls: 'Dial Inc.',
  };
  expect(formContent('contact', 'en').atSend.consent).toBeUndefined();
  jest.mocked(loadOperator).mockReturnValue(operator);
  const { atSend } = formContent('contact', 'en');
  for (const [index, words] of [
    'Attorney Advertising. Attorneys pay $50. We do not recommend an attorney.',
    'An attorney pays us for your message.',
    'In turn.',
    'One year.',
    'what you send may not be confidential',
    'you ask Lantern LLC and an attorney to call, text or e-mail you',
    'Sending this creates no agreement',
  ].entries())
    expect(atSend.shown[index]).toContain(words);
  expect(atSend.consent).toMatch(
    /^I also agree that Lantern LLC and Dial Inc\. may call .*I don’t have to agree to send this/,
  );
});
