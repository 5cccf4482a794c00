/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/forms/contact-form';
import { contactFormContent, intakeFormContent } from '@/components/forms/form-content';
import { IntakeForm } from '@/components/forms/intake-form';
import { loadForms, loadMessages, loadSite } from '@/lib/content/site-content';
import { EmailError, sendEmail } from '@/lib/email';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { loadOperator, paymentKind } from '@/lib/operator';
import type { Served } from '@/lib/served';
import { forgetTyped } from '@/lib/typed';
import { itInSpanish, spanish } from '../spanish';

jest.mock('@/lib/operator', () => {
  const actual = jest.requireActual('@/lib/operator');
  return {
    ...actual,
    loadOperator: jest.fn(actual.loadOperator),
    paymentKind: jest.fn(actual.paymentKind),
  };
});

jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const sending = jest.mocked(sendEmail);

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string | RegExp = 'Send') =>
  userEvent.click(screen.getByRole('button', { name, hidden: true }));

async function type(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) await userEvent.type(field(label), text);
}

async function openIntake(search: string, language: Language = 'en', own: object = {}) {
  window.history.replaceState(null, '', `/formInput${search}`);
  // Waits for what the form loads on mount.
  await act(async () => render(<IntakeForm {...intakeFormContent(language)} {...own} />));
}

beforeEach(() => {
  sessionStorage.clear();
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
    expect(field('Email')).toBeInvalid();
    expect(field('Accident Type')).toHaveAttribute('aria-invalid', 'false');
    expect(sending).not.toHaveBeenCalled();
  });

  it('marks the default until it is changed', async () => {
    const { title, preset } = loadMessages('en').beforeSend;
    const part = screen.getByRole('region', { name: title });
    expect(part).toHaveTextContent(preset);
    await userEvent.selectOptions(field('Accident Type'), 'Slip And Fall');
    expect(part).not.toHaveTextContent(preset);
  });

  it('sends once for many clicks, and asks before leaving', async () => {
    await type(answers);
    await userEvent.selectOptions(field('Accident Type'), 'Slip And Fall');
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    fireEvent.click(button);
    const text = await screen.findByText('Sending Message...');
    expect(text.closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    const [, template, parameters] = sending.mock.calls[0] ?? [];
    expect([template, parameters]).toMatchObject(['contact', { accidentId: 'Slip And Fall' }]);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it.each([
    ['was not sent', false],
    ['may or may not have arrived', true],
  ])('keeps every answer if the message %s', async (outcome, mayHaveArrived) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sending.mockImplementation(async (_config, _template, _parameters, options) => {
      options?.onLeave?.();
      throw new EmailError(500, 'down', mayHaveArrived);
    });
    await type(answers);
    await press();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(outcome);
    await waitFor(() => expect(notice).toHaveFocus());
    expect(log).toHaveBeenCalledTimes(1);
    expect(field('Message')).toHaveValue(answers.Message);
    const [phone, mail] = within(notice).getAllByRole<HTMLAnchorElement>('link');
    expect(phone).toHaveAttribute('href', 'tel:+15550100177');
    const body = new URL(mail?.href ?? '').searchParams.get('body');
    expect(body).toContain(`Message: ${answers.Message}`);
    Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
    await press('Copy my answers');
    await screen.findByText('Your answers are copied.');
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

  it('reads accident type and zip code from the address', async () => {
    await openIntake('?accidentId=Slip+And+Fall&zipCode=90210');
    expect(field('Accident Type')).toHaveValue('Slip And Fall');
    expect(field('Zip Code')).toHaveValue('90210');
  });

  itInSpanish('reads them in Spanish too', async () => {
    await openIntake('?accidentId=Slip+And+Fall&zipCode=90210', spanish);
    expect(field('Tipo de accidente')).toHaveValue('Slip And Fall');
    expect(intakeFormContent(spanish).addresses.confirmation).toBe('/es/confirmAlert');
  });

  it('announces hints, errors and remaining length', async () => {
    await openIntake('');
    fireEvent.input(field('Additional Details'), { target: { value: 'a'.repeat(39_990) } });
    expect(screen.getByText('Room for about 8 more letters')).toBeVisible();
    await press();
    await screen.findAllByText('Zip Code is required!');
    expect(document.title).toMatch(/^Error:/);
    expect(field('Zip Code')).toHaveAccessibleDescription(
      'Where the accident happened Zip Code is required!',
    );
  });

  it('returns to defaults after Erase, and stores nothing', async () => {
    HTMLDialogElement.prototype.showModal = jest.fn();
    HTMLDialogElement.prototype.close = jest.fn();
    await openIntake('');
    const atFault = within(screen.getByRole('group', { name: /^At Fault/ }));
    await userEvent.click(atFault.getByLabelText('No'));
    await type({ 'Full Name': 'Ana' });
    await press(/^Erase my/);
    await press('Erase');
    expect(atFault.getByLabelText('Yes')).toBeChecked();
    expect(field('Full Name')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks once about untouched defaults and likely typos, then sends', async () => {
    await openIntake('?accidentId=Auto+Accident');
    // Rules drop the last four digits.
    await type({ ...answers, 'Zip Code': '00000-1234' });
    await userEvent.click(field('Broken Bones'));
    await press();
    const choose = async (question: RegExp, name: string) => {
      const group = await screen.findByRole('group', { name: question });
      expect(sending).not.toHaveBeenCalled();
      await userEvent.click(within(group).getByRole('button', { name }));
    };
    await choose(/^At Fault: Were you/, 'No');
    await choose(/^Zip Code: We do not know/, 'Leave it as it is');
    await choose(/^Phone Number: US phone numbers/, 'Leave it as it is');
    await choose(/^Signed with Firm: Have you/, 'Yes');
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    const sent = { zipCode: '00000', fault: 'No', signup: 'Yes', stay: 'Broken Bones' };
    expect(sending.mock.calls[0]?.[2]).toMatchObject(sent);
  });
});

describe('the intake form of an operator who serves some states', () => {
  const served: Served = {
    areas: ['Ohio'],
    others: {
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
  const answerAll = async () => {
    await type(answers);
    for (const label of [/^At Fault/, /^Signed with Firm/])
      await userEvent.click(
        within(screen.getByRole('group', { name: label })).getByLabelText('No'),
      );
  };

  it('blocks messages about an unserved state, and says who can help', async () => {
    await open('59601');
    expect(await screen.findByText(/no attorney .*Montana/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(screen.getAllByRole('link', { name: /Montana/ })[0]).toHaveAttribute(
      'href',
      '/deadlines/montana',
    );
    await answerAll();
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
    await answerAll();
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
    await answerAll();
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
    expect(await screen.findByText(atSend.compensation)).toBeVisible();
    await userEvent.selectOptions(field('Accident Type'), 'Auto Accident');
    expect(screen.queryByText(atSend.compensation)).toBeNull();
  });
});

it('shows payment, request and links above Send, and folds the rest', async () => {
  const facts = { payment: { kind: 'perMessage' as const, words: 'Attorneys pay $50.' } };
  // Loaded for the text and for the mailboxes.
  for (const _ of ['words', 'routing'])
    jest.mocked(loadOperator).mockReturnValueOnce({ ...facts, selection: 'In turn.' });
  jest.mocked(paymentKind).mockReturnValueOnce('perMessage');
  const { atSend } = contactFormContent('en');
  const { advertisement, label, sale, keep } = loadForms('en').atSend;
  expect(atSend.shown).toEqual([
    fillText(advertisement, { label, payment: facts.payment.words }),
    sale,
    expect.stringContaining(loadSite('en').name),
    ...keep,
  ]);
  expect(atSend.folded[0]).toBe('In turn.');
});
