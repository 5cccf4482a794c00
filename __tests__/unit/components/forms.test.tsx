/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailForm } from '@/components/forms/email-form';
import { loadSite } from '@/lib/content/site-content';
import { EmailError, sendEmail } from '@/lib/email';
import { formContent } from '@/lib/forms/forms';
import { startCorrection } from '@/lib/message/records';
import { answers, field, open, press, stopGivingUp, type } from './form';

jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const sending = jest.mocked(sendEmail);

stopGivingUp();
beforeEach(() => {
  sessionStorage.clear();
  sending.mockReset();
  sending.mockReturnValue(new Promise(() => undefined));
});
afterEach(() => void jest.restoreAllMocks());

const deliver = async (...[, , , options]: Parameters<typeof sendEmail>) => options?.onLeave?.();

const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const stored = {
  changedAt: Date.now(),
  values: { zipCode: 'Texas, código postal desconocido', accidentId: 'Slip And Fall' },
  touched: ['fault', 'signup'],
  reference: 'CL-2222222',
};
const answerInField = (name: RegExp, answer: string) => {
  const [group] = screen.getAllByRole('group', { name });
  return userEvent.click(within(group as HTMLElement).getByLabelText(answer));
};

const { contact, intake } = answers;

it('after a failed send it counts the failure and offers the answers for other ways', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const plausible = jest.fn();
  const writeText = jest.fn(async (_: string) => undefined);
  Object.assign(window, { plausible });
  Object.assign(navigator, { clipboard: { writeText } });
  sending.mockRejectedValue(new EmailError(500, 'down'));
  await open('contact');
  type(contact);
  await press('Copy my answers');
  const given = Object.entries(contact).map((answer) => answer.join(': '));
  expect(writeText.mock.lastCall).toEqual([given.join('\n')]);
  await userEvent.selectOptions(field('Accident Type'), 'Slip and fall');
  await press();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('was not sent');
  const [, template, parameters] = sending.mock.calls[0] ?? [];
  expect([template, parameters]).toMatchObject(['contact', { accidentId: 'Slip And Fall' }]);
  expect(plausible.mock.calls).toEqual([['Not sent', { props: { status: 500 } }]]);
  const [phone, mail] = within(notice).getAllByRole<HTMLAnchorElement>('link');
  expect(phone).toHaveAttribute('href', 'tel:+15550100177');
  const { pathname, searchParams } = new URL(mail?.href ?? '');
  expect(pathname).toBe(loadSite('en').mailbox);
  expect(searchParams.get('subject')).toMatch(/^Message CL-\w{7}$/);
  const body = searchParams.get('body');
  expect(body).toContain('Message: I fell & broke an arm.');
  // Browsers have no clipboard on pages without TLS.
  Object.assign(navigator, { clipboard: undefined });
  await press('Copy my answers');
  expect(await within(notice).findByRole('textbox')).toHaveValue(body);
  Object.assign(navigator, { clipboard: { writeText } });
  await press('Copy my answers');
  await screen.findByText('Your answers are copied.');
  expect(writeText.mock.lastCall).toEqual([body]);
  // Some mail programs refuse long addresses.
  fireEvent.input(field('Message'), { target: { value: 'x'.repeat(3000) } });
  await waitFor(() => expect(mail?.href.length).toBeLessThan(300));
  await userEvent.click(mail as HTMLElement);
  expect(writeText.mock.lastCall?.[0]).toBe(body?.replace(/I fell.*/, 'x'.repeat(3000)));
  sending.mockImplementationOnce(async (...given) => {
    await deliver(...given);
    throw new EmailError(0, '', true);
  });
  for (const words of [/^We got no clear answer/, /^This time nothing was sent. We got no/]) {
    await press();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  }
});

it('becomes editable if no answer comes for half a minute, and reports a late one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const plausible = jest.fn();
  Object.assign(window, { plausible });
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(1000 * seconds));
  // Another test's form may send here too.
  const answers: (() => void)[] = [];
  sending.mockImplementation((_config, _template, _parameters, options) => {
    options?.onLeave?.();
    return new Promise((resolve) => answers.push(resolve));
  });
  await open('contact');
  type(contact);
  // Leaving could lose what is out.
  expect(mayLeave()).toBe(true);
  await press();
  expect(await screen.findByText('Sending Message...')).toBeVisible();
  expect(mayLeave()).toBe(false);
  await wait(10);
  expect(screen.getByText(/^This is taking longer than usual\./)).toBeVisible();
  await wait(21);
  expect(screen.getByRole('alert')).toHaveTextContent('may or may not have arrived');
  expect(plausible).toHaveBeenCalledWith('Not sent', { props: { status: 0 } });
  type({ Message: 'Something else.' });
  expect(screen.getByText(/^An earlier version, CL-\w{7}, may or may not/)).toBeVisible();
  type(contact);
  await act(async () => answers.forEach((answer) => void answer()));
  expect(await screen.findByText(/^Your message CL-\w{7} has arrived\./)).toBeVisible();
  expect(field('Message')).toHaveValue('I fell & broke an arm.');
});

it.each([
  ['keeps it', ''],
  ['is blocked', '#CL-\\w{7}'],
])('while storage %s, says that it was sent if the confirmation never opens', async (_, hash) => {
  // jsdom cannot leave for the confirmation.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  if (hash)
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('Storage is blocked.');
    });
  sending.mockImplementation(deliver);
  await open('contact');
  expect(screen.queryByText(/^This browser does not keep/) !== null).toBe(hash !== '');
  type(contact);
  expect(mayLeave()).toBe(hash === '');
  await press();
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('inert'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('form')).not.toHaveAttribute('inert');
  const link = () => screen.getByRole('link', { name: 'See what happens next' });
  expect(link().getAttribute('href')).toMatch(new RegExp(`^/confirmAlert${hash}$`));
  if (hash) return;
  // On Back too, until the confirmation was seen or something else is written.
  cleanup();
  await open('contact');
  expect(link().closest('[role=alert]')).toHaveTextContent(/^Your message CL-\w{7} was sent\./);
  type({ Name: 'B' });
  expect(screen.queryByText(/was sent\./)).toBeNull();
});

it('after an hour asks whether to keep a draft, and erases it without an answer', async () => {
  const wait = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(60_000 * minutes));
  await open('contact');
  type(contact);
  await wait(62);
  await press('Keep it');
  await wait(50);
  expect(screen.queryByText(/^You wrote this more than an hour ago/)).toBeNull();
  await wait(12);
  expect(screen.getByText(/^You wrote this more than an hour ago/)).toBeVisible();
  expect(field('Name')).toHaveValue('Ana');
  await wait(7);
  expect(field('Name')).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual([]);
  const notice = screen.getByText(/^Your answers were more than an hour old/);
  type({ Name: 'A' });
  expect(notice).not.toBeInTheDocument();
});

it.each([
  ['what was too old', { changedAt: 1 }, /^Your answers were more than an hour old/],
  ['what it cannot read', { values: { ...stored.values, age: 7 } }, /^Part of what this tab had/],
])('opens a draft and says that it lacks %s', async (_, change, words) => {
  sessionStorage.setItem('draft-intake', JSON.stringify({ ...stored, ...change }));
  await open('intake');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('opens a draft of the other edition, and hears what other tabs do with it', async () => {
  sessionStorage.setItem('draft-intake', JSON.stringify(stored));
  // An address can fill in nothing else.
  await open('intake', '?accidentId=Auto+Accident&user=Somebody');
  expect(field('Accident Type')).toHaveValue('Auto Accident');
  expect(field('Full Name')).toHaveValue('');
  expect(field('Zip code of the accident')).toHaveValue('Texas, zip code unknown');
  const tell = (key: string, fields: object) =>
    localStorage.setItem(`message-${key}`, JSON.stringify({ by: 'b', at: Date.now(), ...fields }));
  const request = async (_name: string, _: object, hold: (lock: null) => void) => hold(null);
  Object.assign(navigator, { locks: { request } });
  type(intake);
  await press();
  expect(await screen.findByText(/^You are sending this message from another tab/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'locks');
  tell(stored.reference, { outcome: 'arrived', hash: '' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'message-' })));
  expect(await screen.findByText(/^Your message CL-2222222 has arrived/)).toBeVisible();
});

const restored = { isRead: true };
it.each([
  ['goes on before the draft shows', 'And my knee.', true, {}, 'I fell.\nAnd my knee.'],
  ['goes on in what the browser restored', 'I fell. And', true, {}, 'I fell. And'],
  ['was restored by the browser and is older', 'I', false, {}, 'I fell.'],
  ['was restored by the browser and is erased since', 'I fell.', false, restored, ''],
])('of a story that %s, nothing is lost or comes back', async (_, typed, isTyped, visit, shown) => {
  if (shown)
    sessionStorage.setItem(
      'draft-contact',
      JSON.stringify({ ...stored, values: { message: 'I fell.' } }),
    );
  document.body.innerHTML = `<form name="contact"><textarea name="message">${typed}</textarea></form>`;
  if (isTyped) document.forms[0]?.elements[0]?.setAttribute('data-answered', '');
  window.history.replaceState(visit, '', '/contact');
  render(<EmailForm {...formContent('contact', 'en')} />);
  expect(field('Message')).toHaveValue(shown);
  document.body.replaceChildren();
});

it('says above the form and at Send that nothing can be sent, and keeps the answers', async () => {
  await open('contact', '', { isOut: true });
  const notice = screen.getByRole('form').previousElementSibling;
  expect(notice).toHaveTextContent(/^Please call us at .*, or write to .*\. This form can’t send /);
  expect(notice).toContainElement(screen.getByRole('link', { name: /555/ }));
  type({ Message: 'I fell.' });
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent('Nothing was sent just now.');
  expect(within(alert).getByRole('link', { name: /by email/ })).toBeVisible();
  expect(field('Message')).toHaveValue('I fell.');
  expect(sending).not.toHaveBeenCalled();
});

describe('the intake form', () => {
  it('announces mistakes at their fields and in the title until they are corrected', async () => {
    document.title = 'Case';
    await open('intake');
    expect(screen.getByText('not chosen')).toBeInTheDocument();
    await press();
    expect(await screen.findAllByRole('link', { name: /is required!$/ })).toHaveLength(6);
    expect(field('Email')).toHaveAccessibleDescription(
      'Such as name@example.com. No email? Call us, or use the address of someone you trust. Email is required!',
    );
    await userEvent.click(
      await screen.findByRole('link', { name: 'Zip code of the accident is required!' }),
    );
    expect(field('Zip code of the accident')).toHaveFocus();
    expect(field('Zip code of the accident')).toHaveAccessibleDescription(
      'Zip code of the accident is required!',
    );
    // `toBeInvalid` is also true of an empty required field that nothing marks.
    expect(field('Zip code of the accident')).toHaveAttribute('aria-invalid', 'true');
    expect(field(/^Who it is for/)).toHaveAttribute('aria-invalid', 'false');
    expect(document.title).toBe('Error: Case');
    type(intake);
    type({ Email: 'ana@gmail' });
    await screen.findAllByText(/is not a valid email/);
    expect(field('Email')).toHaveFocus();
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
    act(() => field('Email').blur());
    // What is taken from an offer corrects too.
    await userEvent.click(await screen.findByRole('button', { name: /^Use ana@gmail/ }));
    expect(field('Email')).toHaveFocus();
    await userEvent.click(screen.getByText('I don’t know the zip code'));
    await userEvent.selectOptions(await screen.findByLabelText('State of the accident'), 'Guam');
    await userEvent.selectOptions(field('Accident Type'), 'Auto accident');
    await waitFor(() => expect(document.title).toBe('Case'));
    type({ Email: '' });
    await screen.findAllByText(/is required!$/);
    await press('Erase');
    await waitFor(() => expect(screen.queryByText(/is required!$/)).toBeNull());
  });

  it('asks about the person who died, warns of a short time, and sends when Send is pressed', async () => {
    // jsdom cannot leave for the confirmation.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('intake', '?accidentId=Wrongful+Death&zipCode=75001');
    type({ ...intake, 'Phone Number': '+52 (55) 5010 0199' });
    // As an extension does it, without an event.
    Object.assign(field('Full Name'), { value: 'Bo' });
    expect(screen.queryByText(/^Little time may be left/)).toBeNull();
    await userEvent.click(field('Less than 2 years'));
    expect(screen.getByText(/^Little time may be left/)).toBeVisible();
    await press();
    const question = await screen.findByRole('alert');
    const about = /Were you treated|you were at fault|your main injury/;
    expect(document.body).not.toHaveTextContent(about);
    const ownFirm = () => screen.queryByText(/your own firm must advise you/);
    expect(ownFirm()).toBeNull();
    sending.mockImplementation(deliver);
    const no = within(question).getAllByRole('button', { name: 'No' })[0] as HTMLElement;
    await userEvent.click(no);
    expect(no).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelector('[name=fault][value=No]')).toBeChecked();
    await answerInField(/^Have you already signed/, 'Yes');
    expect(ownFirm()).toBeVisible();
    expect(sending).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sessionStorage.getItem('sent-message')).not.toBeNull());
    const subject = expect.stringMatching(/^URGENT · English · Texas/);
    // A recipe adds a field between them.
    const message = expect.stringMatching(
      /\n\n\[Left as preset: Hospitalization, (.+, )?Primary Injury Type\]$/,
    );
    expect(sending.mock.calls[0]?.[2]).toMatchObject({ subject, message, from_name: 'Bo' });
    const copy = JSON.parse(sessionStorage.getItem('sent-message') ?? '');
    expect(copy.answers.length).toBeGreaterThan(10);
    expect(JSON.stringify(copy)).not.toMatch(about);
  });

  it('counts the room left in a nearly full message, and refuses a too long one', async () => {
    await open('intake');
    const write = (value: string) =>
      fireEvent.input(field('Additional Details'), { target: { value } });
    write('a'.repeat(35_000));
    expect(screen.queryByText(/^Characters left/)).toBeNull();
    write('é'.repeat(19_000));
    expect(await screen.findByText('Characters left: about 999')).toBeVisible();
    write('a'.repeat(40_010));
    expect(await screen.findByText('Characters too many for one message: about 12')).toBeVisible();
    await press();
    await screen.findAllByText(/^Additional Details is too long for one message/);
    expect(field('Additional Details')).toHaveValue('a'.repeat(40_010));
  });

  it('asks once about untouched defaults and likely typos, and shows what is answered', async () => {
    await open('intake', '?accidentId=Auto+Accident');
    // Rules drop the last four digits.
    type({
      ...intake,
      Email: 'ana@gmial.com',
      'Phone Number': '555',
      'Zip code of the accident': '00000-1234',
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Use ana@gmail/ }));
    expect(field('Email')).toHaveValue('ana@gmail.com');
    fireEvent.input(field('Email'), { target: { value: 'ana@gmial.com' } });
    await userEvent.click(field('Broken bones'));
    // The second click does not count as an answer.
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('Your message has not been sent yet.');
    const answerIn = (about: RegExp, name: string) => {
      const group = within(question).getByRole('group', { name: about });
      return within(group).getByRole('button', { name });
    };
    const choose = (about: RegExp, name: string) => userEvent.click(answerIn(about, name));
    await choose(/^Email: Did you mean/, 'ana@gmail.com');
    await choose(/^Zip code of the accident: We can’t match/, 'Leave it as it is');
    await choose(/^Phone Number: US phone numbers/, 'Change it');
    expect(field('Phone Number')).toHaveFocus();
    await userEvent.paste(' 010 0199');
    expect(within(question).queryByRole('group', { name: /^Phone/ })).toBeNull();
    await choose(/^Does anyone say/, 'No');
    for (const name of ['Not sure', 'Yes']) {
      await choose(/^Have you already signed/, name);
      expect(answerIn(/^Have you already signed/, name)).toHaveAttribute('aria-pressed', 'true');
    }
    expect(answerIn(/^Have you already signed/, 'Not sure')).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(sending).not.toHaveBeenCalled();
    await press();
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

  it('takes the finder’s second answer, also if it equals the first, but not on a reload', async () => {
    const zipCode = () => (field('Zip code of the accident') as HTMLInputElement).value;
    const finder = '?accidentId=Auto+Accident&zipCode=77001';
    await open('intake', finder);
    type({ 'Zip code of the accident': '40202' });
    cleanup();
    // The history keeps what the page noted in it.
    await act(async () => render(<EmailForm {...formContent('intake', 'en')} />));
    expect(zipCode()).toBe('40202');
    cleanup();
    await open('intake', finder);
    expect(zipCode()).toBe('77001');
  });
});

const departures = readFileSync(join(__dirname, '../../../docs/departures.md'), 'utf8');
const [, promised] = /`(\[.*)\{names\}\]` \| An admission nobody made/.exec(departures) ?? [];

describe.each(['contact', 'intake'] as const)('the %s', (name) => {
  it('sends what stands when Send is pressed again, and says what nobody chose', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sending.mockRejectedValue(new EmailError(500, 'down'));
    await open(name, '?accidentId=Auto+Accident&zipCode=00000');
    type({ ...answers[name], Email: 'ana@gmial.com', 'Phone Number': '555' });
    await press();
    expect(await screen.findByText(/^Your message has not been sent yet/)).toBeVisible();
    await press();
    const left = {
      contact: 'Accident Type',
      intake: 'Accident Age, Hospitalization, At Fault, Signed with Firm',
    }[name];
    const presets = {
      contact: { accidentId: 'Auto Accident' },
      intake: { period: 'Less than 1 Year', medical: 'Yes', fault: 'Yes', signup: 'Yes' },
    }[name];
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
    expect(sending.mock.calls[0]?.[2]).toMatchObject({
      email: 'ana@gmial.com',
      phone_number: '555',
      message: expect.stringContaining(`I fell & broke an arm.\n\n${promised}${left}`),
      ...presets,
    });
    // A retry asks nothing again.
    const mail = await screen.findByRole<HTMLAnchorElement>('link', { name: /by email/ });
    expect(new URL(mail.href).searchParams.get('body')).toContain(`Not changed: ${left}`);
    await press();
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(2));
    log.mockRestore();
  });
});

it('asks before it sends again what has arrived, and sends it when Send is pressed again', async () => {
  const values = {
    user: 'Ana',
    email: 'ana@example.com',
    phone_number: '555 010 0199',
    message: 'Hi',
    accident_type: '0',
  };
  startCorrection({
    form: 'contact',
    reference: 'CL-2222222',
    sentAt: 1,
    isShown: true,
    answers: [],
    values,
    touched: [],
  });
  await open('contact');
  expect(screen.getByText(/^Your message CL-2222222 has arrived\. You/)).toBeVisible();
  await press();
  const name = /^Your message CL-2222222 has arrived already/;
  expect(await screen.findByRole('alert', { name })).toHaveFocus();
  expect(sending).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
});
