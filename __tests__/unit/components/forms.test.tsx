/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailError, sendEmail } from '@/lib/email';
import { field, open, press, type } from './form';

jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const sending = jest.mocked(sendEmail);

beforeEach(() => {
  sessionStorage.clear();
  sending.mockReset();
  sending.mockReturnValue(new Promise(() => undefined));
});

const contact = {
  Name: 'Ana',
  Email: 'ana@example.com',
  'Phone Number': '555 010 0199',
  Message: 'I fell & broke an arm.',
};

it('after a failed send it counts the failure and offers the answers for other ways', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const plausible = jest.fn();
  Object.assign(window, { plausible });
  sending.mockRejectedValue(new EmailError(500, 'down'));
  await open('contact');
  type(contact);
  await userEvent.selectOptions(field('Accident Type'), 'Slip and fall');
  await press();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('was not sent');
  const [, template, parameters] = sending.mock.calls[0] ?? [];
  expect([template, parameters]).toMatchObject(['contact', { accidentId: 'Slip And Fall' }]);
  expect(plausible.mock.calls).toEqual([['Not sent', { props: { status: 500 } }]]);
  const [phone, mail] = within(notice).getAllByRole<HTMLAnchorElement>('link');
  expect(phone).toHaveAttribute('href', 'tel:+15550100177');
  const body = new URL(mail?.href ?? '').searchParams.get('body');
  expect(body).toContain('Message: I fell & broke an arm.');
  // Browsers have no clipboard on pages without TLS.
  Object.assign(navigator, { clipboard: undefined });
  await press('Copy my answers');
  expect(await within(notice).findByRole('textbox')).toHaveValue(body);
  const writeText = jest.fn(async (_: string) => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  await press('Copy my answers');
  await screen.findByText('Your answers are copied.');
  expect(writeText.mock.calls).toEqual([[body]]);
  // Some mail programs refuse long addresses.
  fireEvent.input(field('Message'), { target: { value: 'x'.repeat(3000) } });
  await waitFor(() => expect(mail?.href.length).toBeLessThan(300));
  await userEvent.click(mail as HTMLElement);
  expect(writeText.mock.lastCall?.[0]).toBe(body?.replace(/I fell.*/, 'x'.repeat(3000)));
  log.mockRestore();
});

it('asks before its page is left while a message is out', async () => {
  const isAsked = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(leaving));
    return leaving.defaultPrevented;
  };
  await open('contact');
  type(contact);
  expect(isAsked()).toBe(false);
  sending.mockImplementation((_config, _template, _parameters, options) => {
    options?.onLeave?.();
    return new Promise(() => undefined);
  });
  await press();
  await waitFor(() => expect(isAsked()).toBe(true));
});

it('becomes editable if no answer comes for half a minute, and reports a late one', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
  await press();
  expect(await screen.findByText('Sending Message...')).toBeVisible();
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
  log.mockRestore();
  jest.useRealTimers();
});

it('says that the message was sent if the confirmation never opens', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  // jsdom cannot leave for the confirmation.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sending.mockImplementation(async (_config, _template, _parameters, options) =>
    options?.onLeave?.(),
  );
  await open('contact');
  type(contact);
  await press();
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('form')).toHaveAttribute('inert');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/^Your message CL-\w{7} was sent\./)).toBeVisible();
  expect(screen.getByRole('form')).not.toHaveAttribute('inert');
  log.mockRestore();
  jest.useRealTimers();
});

describe('during an outage', () => {
  const until = Date.parse('2026-12-03T18:00-05:00');
  afterEach(() => jest.useRealTimers());
  const openAt = async (time: string, outage: object) => {
    jest.useFakeTimers({ now: Date.parse(time), doNotFake: ['setTimeout', 'performance'] });
    await open('contact', '', { outage });
  };

  it('says so above the form until it ends', async () => {
    await openAt('2026-12-03T17:59:55-05:00', { until });
    const [notice] = screen.getAllByRole('status');
    expect(notice).toHaveTextContent(
      /^Please call us at .*, or write to .*\. This form can’t send .* on Thursday, December 3 at /,
    );
    expect(notice).toContainElement(screen.getByRole('link', { name: /555/ }));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(notice).toBeEmptyDOMElement();
  });

  it('Send says so too, keeps the answers and offers other ways', async () => {
    await openAt('2026-12-03T17:00-05:00', {});
    type({ Message: 'I fell.' });
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Nothing was sent just now.');
    expect(within(alert).getByRole('link', { name: /by e-mail/ })).toBeVisible();
    expect(field('Message')).toHaveValue('I fell.');
    expect(sending).not.toHaveBeenCalled();
  });
});

describe('the intake form', () => {
  const answers = {
    'Full Name': 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555',
    'Additional Details': 'Hurt.',
  };

  it('announces a mistake at its field and in the title, and links to it', async () => {
    await open('intake');
    await press();
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
    expect(document.title).toMatch(/^Error:/);
  });

  it('counts the room left in a nearly full message, and refuses a too long one', async () => {
    await open('intake');
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

  it('says that Send is still to be pressed after questions were answered in their fields', async () => {
    await open('intake', '?accidentId=Auto+Accident');
    type({ ...answers, 'Phone Number': '+52 (55) 5010 0199', 'Zip code of the accident': '90210' });
    await press();
    await screen.findByText(/^Please answer here first/);
    for (const name of [/^Does anyone say/, /^Have you already signed/]) {
      const [group] = screen.getAllByRole('group', { name });
      await userEvent.click(within(group as HTMLElement).getByLabelText('No'));
    }
    expect(await screen.findByText('Your message was not sent yet. Press Send.')).toBeVisible();
    expect(sending).not.toHaveBeenCalled();
  });

  it('asks once about untouched defaults and likely typos, and the last answer sends', async () => {
    await open('intake', '?accidentId=Auto+Accident');
    // Rules drop the last four digits.
    type({ ...answers, Email: 'ana@gmial.com', 'Zip code of the accident': '00000-1234' });
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
    await choose(/^Zip code of the accident: We can’t match/, 'Leave it as it is');
    await choose(/^Phone Number: US phone numbers/, 'Change it');
    expect(field('Phone Number')).toHaveFocus();
    await userEvent.paste(' 010 0199');
    expect(within(question).getByRole('group', { name: /^Phone/ })).toBeDisabled();
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
});
