import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailForm } from '@/components/forms/email-form';
import { loadConfirmation, loadMessages } from '@/lib/content/site-content';
import { loadHelpToday } from '@/lib/deadlines/answers';
import type { sendEmail } from '@/lib/email';
import { formContent, loadPlaces } from '@/lib/forms/forms';
import type { Language } from '@/lib/language';

// Missing in jsdom.
HTMLDialogElement.prototype.close = () => undefined;

/** What a test left unsent would be given up, with an error, half a minute later in another test. */
export function stopGivingUp() {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
}

const reach = { Email: 'ana@example.com', 'Phone Number': '555 010 0199' };
export const answers = {
  contact: { Name: 'Ana', ...reach, Message: 'I fell & broke an arm.' },
  intake: { 'Full Name': 'Ana', ...reach, 'Additional Details': 'I fell & broke an arm.' },
};

export const field = (label: string | RegExp) => screen.getByLabelText(label);

/** The box of questions has a second Send. */
export const press = (name: string | RegExp = 'Send') =>
  userEvent.click(screen.getAllByRole('button', { name, hidden: true })[0] as HTMLElement);

export function type(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    act(() => field(label).focus());
    fireEvent.input(field(label), { target: { value: text } });
  }
}

/** Answers also the questions that Send would ask. */
export function answerIntake() {
  type(answers.intake);
  for (const name of ['Does anyone say that you were at fault?', /^Have you already signed/])
    fireEvent.click(within(screen.getByRole('group', { name, hidden: true })).getByLabelText('No'));
}

/** What is sent when Send is pressed. */
export async function sentBy(sending: jest.MockedFunction<typeof sendEmail>) {
  await press();
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  return sending.mock.calls[0]?.[2] ?? {};
}

export async function open(name: 'contact' | 'intake', search = '', own: object = {}) {
  window.history.replaceState(null, '', `/formInput${search}`);
  // Waits for what the form loads on mount.
  await act(async () => render(<EmailForm {...formContent(name, 'en')} {...own} />));
}

/** Of the confirmation. */
export const confirmationIn = (language: Language) => ({
  title: 'A Top Lawyer will be in contact soon',
  texts: loadConfirmation(language),
  erase: loadMessages(language).erase,
  goHome: 'Go to Home',
  addresses: { home: '/', finder: '/#finder', contact: '/contact', intake: '/formInput' },
  places: loadPlaces(language),
  help: loadHelpToday(language),
});

export async function saveCopy(name: string) {
  const reader = new FileReader();
  const createObjectURL = (file: Blob) => reader.readAsText(file);
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  HTMLAnchorElement.prototype.click = jest.fn();
  act(() => screen.getByRole('button', { name }).click());
  await waitFor(() => expect(reader.readyState).toBe(reader.DONE));
  return new DOMParser().parseFromString(String(reader.result), 'text/html');
}
