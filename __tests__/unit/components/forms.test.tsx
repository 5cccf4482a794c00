/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent, intakeFormContent } from '@/components/forms/form-content';
import { IntakeForm } from '@/components/forms/intake-form';
import { loadMessages, loadOperator } from '@/lib/content/site-content';
import { EmailError, sendEmail } from '@/lib/email';
import type { Language } from '@/lib/language';
import type { Served } from '@/lib/served';
import { zipOfState } from '@/lib/states';
import { forgetTyped } from '@/lib/typed';

jest.mock('@/lib/content/site-content', () => {
  const actual = jest.requireActual('@/lib/content/site-content');
  return { ...actual, loadOperator: jest.fn(actual.loadOperator) };
});

jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const sending = jest.mocked(sendEmail);

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string | RegExp = 'Send') =>
  userEvent.click(screen.getByRole('button', { name, hidden: true }));

async function type(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
}

/** Answers also the questions that Send would ask. */
async function answerAll(answers: Record<string, string>) {
  await type(answers);
  for (const name of ['Does anyone say that you were at fault?', /^Have you already signed/])
    await userEvent.click(within(screen.getByRole('group', { name })).getByLabelText('No'));
}

async function openIntake(search: string, language: Language = 'en', own: object = {}) {
  window.history.replaceState(null, '', `/formInput${search}`);
  // Waits for what the form loads on mount.
  await act(async () => render(<IntakeForm {...intakeFormContent(language)} {...own} />));
}

const withoutFacts = loadOperator('en');
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadOperator).mockReturnValue(withoutFacts);
  for (const form of ['contact', 'intake']) forgetTyped(form);
  sending.mockReset();
  sending.mockReturnValue(new Promise(() => undefined));
});

describe('the contact form', () => {
  const answers = {
    Name: 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555 010 0199',
    Message: 'I fell & broke an arm.',
  };
  beforeEach(async () => {
    await act(async () => render(<ContactForm {...contactFormContent('en')} />));
  });

  it('lists empty fields in a focused summary with links', async () => {
    await press();
    const summary = await screen.findByRole('region', { name: 'Please check these answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      Object.keys(answers).map((label) => `${label} is required!`),
    );
    await userEvent.click(within(summary).getByRole('link', { name: 'Email is required!' }));
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Email is required!');
    // `toBeInvalid` is also true of an empty required field that nothing marks.
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Accident Type')).toHaveAttribute('aria-invalid', 'false');
    expect(sending).not.toHaveBeenCalled();
  });

  it('marks the default until it is changed', async () => {
    const { title, preset } = loadMessages('en').beforeSend;
    const part = screen.getByRole('region', { name: title });
    expect(part).toHaveTextContent(preset);
    await userEvent.selectOptions(field('Accident Type'), 'Slip and fall');
    expect(part).not.toHaveTextContent(preset);
  });

  it.each([
    ['was not sent', false],
    ['may or may not have arrived', true],
  ])('keeps every answer if the message %s', async (outcome, mayHaveArrived) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const plausible = jest.fn();
    Object.assign(window, { plausible });
    sending.mockImplementation(async (_config, _template, _parameters, options) => {
      options?.onLeave?.();
      throw new EmailError(500, 'down', mayHaveArrived);
    });
    await type(answers);
    await userEvent.selectOptions(field('Accident Type'), 'Slip and fall');
    await press();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(outcome);
    const [, template, parameters] = sending.mock.calls[0] ?? [];
    expect([template, parameters]).toMatchObject(['contact', { accidentId: 'Slip And Fall' }]);
    await waitFor(() => expect(notice).toHaveFocus());
    expect(log).toHaveBeenCalledTimes(1);
    expect(plausible.mock.calls).toEqual([['Not sent', { props: { status: 500 } }]]);
    expect(field('Message')).toHaveValue(answers.Message);
    const [phone, mail] = within(notice).getAllByRole<HTMLAnchorElement>('link');
    expect(phone).toHaveAttribute('href', 'tel:+15550100177');
    const body = new URL(mail?.href ?? '').searchParams.get('body');
    expect(body).toContain(`Message: ${answers.Message}`);
    const writeText = jest.fn(async () => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await press('Copy my answers');
    await screen.findByText('Your answers are copied.');
    expect(writeText.mock.calls).toEqual([[body]]);
    // Some mail programs refuse long addresses.
    fireEvent.input(field('Message'), { target: { value: 'x'.repeat(3000) } });
    await waitFor(() => expect(mail?.href.length).toBeLessThan(300));
    expect(sending).toHaveBeenCalledTimes(1);
    await press();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(2));
    log.mockRestore();
  });
});

describe('the intake form', () => {
  const answers = {
    'Full Name': 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555',
    'Additional Details': 'Hurt.',
  };

  it('announces hints and errors', async () => {
    await openIntake('');
    await press();
    await screen.findAllByText('Zip Code is required!');
    expect(document.title).toMatch(/^Error:/);
    expect(field('Zip Code')).toHaveAccessibleDescription(
      'Where the accident happened Zip Code is required!',
    );
  });

  it('counts the room left in a nearly full message, and refuses a too long one', async () => {
    await openIntake('');
    const write = (value: string) =>
      fireEvent.input(field('Additional Details'), { target: { value } });
    write('a'.repeat(35_000));
    expect(screen.queryByText(/characters left/)).toBeNull();
    write('é'.repeat(19_000));
    expect(await screen.findByText('About 999 characters left')).toBeVisible();
    write('a'.repeat(40_010));
    expect(await screen.findByText('About 12 characters too long for one message')).toBeVisible();
    await press();
    await screen.findAllByText(/^Additional Details is too long for one message/);
    expect(field('Additional Details')).toHaveValue('a'.repeat(40_010));
  });

  it('asks once about untouched defaults and likely typos, and the last answer sends', async () => {
    await openIntake('?accidentId=Auto+Accident');
    // Rules drop the last four digits.
    await type({ ...answers, Email: 'ana@gmial.com', 'Zip Code': '00000-1234' });
    await userEvent.click(await screen.findByRole('button', { name: /^Did you mean ana@gmail/ }));
    expect(field('Email')).toHaveValue('ana@gmail.com');
    fireEvent.input(field('Email'), { target: { value: 'ana@gmial.com' } });
    await userEvent.click(field('Broken bones'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('Please answer here first.');
    expect(question).toHaveFocus();
    const choose = (about: RegExp, name: string) => {
      const group = within(question).getByRole('group', { name: about });
      return userEvent.click(within(group).getByRole('button', { name }));
    };
    await choose(/^Email: Did you mean/, 'ana@gmail.com');
    await choose(/^Zip Code: We can’t match/, 'Leave it as it is');
    await choose(/^Phone Number: US phone numbers/, 'Change it');
    expect(field('Phone Number')).toHaveFocus();
    await userEvent.paste(' 010 0199');
    expect(within(question).queryByRole('group', { name: /^Phone/ })).toBeNull();
    const fault = screen.getAllByRole('group', { name: 'Does anyone say that you were at fault?' });
    await userEvent.click(within(fault[0] as HTMLElement).getByLabelText('No'));
    expect(sending).not.toHaveBeenCalled();
    await choose(/^Have you already signed/, 'Yes');
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    expect(sending.mock.calls[0]?.[2]).toMatchObject({
      email: 'ana@gmail.com',
      phone_number: '555 010 0199',
      zipCode: '00000',
      fault: 'No',
      signup: 'Yes',
      stay: 'Broken Bones',
    });
  });

  it('says in the message that only the state of the accident is known', async () => {
    await openIntake(`?accidentId=Auto+Accident&zipCode=${zipOfState('Ohio')}`);
    await answerAll({ ...answers, 'Phone Number': '555 010 0199' });
    await press();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    expect(sending.mock.calls[0]?.[2]['message']).toBe(
      'Hurt.\n\n[The visitor does not know the zip code, only the state: Ohio]',
    );
  });
});

describe('the intake form of an operator who serves some states', () => {
  const served: Served = {
    all: false,
    areas: ['Ohio'],
    closedHomes: [],
    others: {
      Texas: { takesMessages: false },
      Florida: {
        takesMessages: true,
        line: 'We are looking for one.',
        bar: { name: 'The Bar', url: 'https://bar.example' },
      },
    },
  };
  const { atSend } = intakeFormContent('en');
  const consent = 'I agree to calls by machines.';
  const open = (zipCode: string, accidentId = 'Auto+Accident') =>
    openIntake(`?accidentId=${accidentId}&zipCode=${zipCode}`, 'en', {
      served,
      atSend: { ...atSend, consent },
    });
  const answers = {
    'Full Name': 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555 010 0199',
    'Additional Details': 'Hurt.',
  };
  it.each([
    ['Montana', '59601', 'is not in the list'],
    ['Texas', '75001', 'takes no messages'],
  ])('blocks messages about %s (%s), which %s, and says who can help', async (state, zipCode) => {
    await open(zipCode);
    expect(await screen.findByText(new RegExp(`no attorney .*${state}`))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: new RegExp(state) });
    const page = `/deadlines/${state.toLowerCase()}`;
    expect(links.map((link) => link.pathname)).toContain(page);
    await answerAll(answers);
    fireEvent.submit(screen.getByRole('form'));
    await act(async () => undefined);
    expect(sending).not.toHaveBeenCalled();
  });

  it('accepts them if the operator says so, with the operator’s line and the bar', async () => {
    await open('33101');
    expect(await screen.findByText('We are looking for one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Bar' })).toHaveAttribute(
      'href',
      'https://bar.example',
    );
    await answerAll(answers);
    await press();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['NOT AGREED', false],
    ['AGREED', true],
  ])('records in the message that machine calls are %s', async (said, isGiven) => {
    await open('43004');
    const box = screen.getByRole('checkbox', { name: consent });
    expect(box).not.toBeChecked();
    if (isGiven) await userEvent.click(box);
    await answerAll(answers);
    await press();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    expect(sending.mock.calls[0]?.[2]).toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^Hurt\\.\n\n\\[${said}, 20[^,]+, http://localhost/formInput: “${consent}”\\]$`),
      ),
    });
  });

  it('shows California’s notice only for a work accident there', async () => {
    await open('90210', 'Workers+Comp');
    expect(await screen.findByText(atSend.compensation.text)).toBeVisible();
    await userEvent.selectOptions(field('Accident Type'), 'Auto Accident');
    expect(screen.queryByText(atSend.compensation.text)).toBeNull();
  });
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
  expect(contactFormContent('en').atSend.consent).toBeUndefined();
  jest.mocked(loadOperator).mockReturnValue(operator);
  const { atSend } = contactFormContent('en');
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
