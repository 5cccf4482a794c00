/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import StatePage from '@/app/[lang]/deadlines/[state]/page';
import type { Operator } from '@/lib/content/operator-schema';
import { loadMessages, loadOperator } from '@/lib/content/site-content';
import { EmailError, sendEmail } from '@/lib/email';
import { formContent } from '@/lib/forms/forms';
import type { Served } from '@/lib/served';
import { operator as lawful } from '../scripts/operator';
import { answerIntake, answers, field, open, press, sentBy, stopGivingUp, type } from './form';

jest.mock('@/lib/content/site-content', () => {
  const actual = jest.requireActual('@/lib/content/site-content');
  return { ...actual, loadOperator: jest.fn(actual.loadOperator) };
});
jest.mock('@/lib/page-language', () => ({ pageLanguage: async () => 'en' }));
jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const sending = jest.mocked(sendEmail);

const { Message } = answers.contact;

async function expectNothingSent() {
  sending.mockClear();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  fireEvent.submit(screen.getByRole('form'));
  await act(async () => undefined);
  expect(sending).not.toHaveBeenCalled();
}

const sentMessage = async () => (await sentBy(sending))['message'];

it.each([true, false])(
  'a state’s page offers no lawyer where none is, and the call bar if messages are taken: %s',
  async (takesMessages) => {
    const states = {
      served: ['Ohio' as const],
      others: [{ state: 'Texas' as const, takesMessages }],
    };
    jest.mocked(loadOperator).mockReturnValue({ states });
    const html = renderToStaticMarkup(
      await StatePage({ params: Promise.resolve({ state: 'texas' }) }),
    );
    expect(html).toMatch(/no attorney .*Texas/);
    expect(html).not.toContain('id="state-claim"');
    expect(html.includes('aria-label="Call or start"')).toBe(takesMessages);
  },
);

const withoutFacts = loadOperator('en');
stopGivingUp();
beforeEach(() => {
  jest.mocked(loadOperator).mockReturnValue(withoutFacts);
  sessionStorage.clear();
  sending.mockReset();
  sending.mockReturnValue(new Promise(() => undefined));
});

it.each(['contact', 'intake'] as const)('the %s goes to the mailbox of its case', async (form) => {
  const work = { recipient: 'work@claims.us', accidentTypes: ['Workers Comp'] };
  const routing = [{ key: 'work', ...work }];
  jest.mocked(loadOperator).mockReturnValue({ routing });
  await open(form, '?accidentId=Auto+Accident&zipCode=43004');
  if (form === 'intake') answerIntake();
  else type(answers.contact);
  await userEvent.selectOptions(field('Accident Type'), 'Workers’ comp');
  await sentMessage();
  const { recipient } = work;
  expect(sending.mock.calls[0]).toMatchObject([{}, form, { recipient }, {}]);
});

it.each([
  ['an accident', { all: true, others: [{ state: 'Texas' as const, takesMessages: false }] }],
  ['an accident elsewhere', { served: ['Ohio' as const] }],
])('the contact form sends nothing about %s in a state that is not served', async (_, states) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { mail } = loadMessages('en').waysOut;
  jest.mocked(loadOperator).mockReturnValue({ states });
  await open('contact');
  sending.mockRejectedValue(new EmailError(500, 'down', false));
  type({ ...answers.contact, 'Zip code of the accident': '43004' });
  expect(screen.getByText('Ohio')).toBeVisible();
  expect(await sentMessage()).toMatch(`${Message}\n\n[Place of the accident: 43004, Ohio]\n`);
  expect(await screen.findByRole('link', { name: mail })).toBeVisible();
  type({ 'Zip code of the accident': '75001' });
  expect(await screen.findByText(/no attorney .* Texas/)).toBeVisible();
  expect(screen.queryByRole('link', { name: mail })).toBeNull();
  await expectNothingSent();
  log.mockRestore();
});

it.each(['contact', 'intake'] as const)(
  'the %s sends nothing that is sold from people whose state forbids it',
  async (form) => {
    const payment = { kind: 'perMessage' as const, words: 'Attorneys pay $50.' };
    jest.mocked(loadOperator).mockReturnValue({ payment, states: { all: true } });
    await open(form, '?accidentId=Auto+Accident&zipCode=43004');
    if (form === 'intake') answerIntake();
    const why = loadMessages('en').notServed.home.replace('{state}', 'Washington');
    for (const home of ['98101', 'Washington, zip code unknown']) {
      type({ ...answers[form], 'Your own zip code': home });
      // Loads the spell checker.
      await act(async () => undefined);
      expect((await screen.findAllByText(why))[0]).toBeVisible();
      await expectNothingSent();
    }
    // Only a real zip code stands as one.
    type({ 'Your own zip code': 'Ohio, zip code unknown' });
    expect(await sentMessage()).toMatch(`${Message}\n\n[Home: Ohio]\n`);
  },
);

describe('the intake form of an operator who serves some states', () => {
  const served: Served = {
    closedHomes: [],
    unserved: {
      Montana: {},
      Texas: { takesMessages: false },
      Florida: {
        takesMessages: true,
        line: 'We are looking for one.',
        bar: { name: 'The Bar', url: 'https://bar.example' },
      },
    },
  };
  const { atSend, texts } = formContent('intake', 'en');
  const consent = 'I agree to calls by machines.';
  const openFor = (zipCode: string, accidentId = 'Auto+Accident') =>
    open('intake', `?accidentId=${accidentId}&zipCode=${zipCode}`, {
      texts: { ...texts, served },
      atSend: { ...atSend, consent },
    });

  it.each([
    ['Montana', '59601', 'is not in the list'],
    ['Texas', '75001', 'takes no messages'],
  ])('blocks messages about %s (%s), which %s, and says who can help', async (state, zipCode) => {
    await openFor(zipCode);
    const notice = await screen.findByText(new RegExp(`no attorney .*${state}`));
    expect(notice.parentElement).toHaveTextContent(
      /bar association or its courts.*Your time to sue may be short.*You can’t send this form/,
    );
    const page = `/deadlines/${state.toLowerCase()}`;
    for (const [name, address] of [
      [`help in ${state}`, `${page}#help`],
      [`the deadlines in ${state}`, page],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    answerIntake();
    await expectNothingSent();
  });

  it('accepts them if the operator says so, with the operator’s line and the bar', async () => {
    await openFor('33101');
    const line = await screen.findByText('We are looking for one.');
    expect(line.parentElement).toHaveTextContent(/You can still send this form/);
    expect(line.parentElement).not.toHaveTextContent(/bar association/);
    expect(screen.getByRole('link', { name: 'The Bar' })).toHaveAttribute(
      'href',
      'https://bar.example',
    );
    answerIntake();
    expect(box()).not.toBeChecked();
    expect(await sentMessage()).toMatch(recordOf('NOT AGREED'));
  });

  const comeBack = async () => {
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(event));
  };
  const box = () => screen.getByRole('checkbox', { name: consent });
  const recordOf = (said: string) =>
    new RegExp(`^I fell[^]*\n\n\\[${said}, 20[^,]+, http://localhost/formInput: “${consent}”\\]$`);

  it.each([
    ['the answers are erased', () => press('Erase'), ''],
    ['the page comes back from the cache', comeBack, '10001'],
  ])('nobody has agreed after %s', async (_, leave, kept) => {
    await openFor('43004');
    type({ 'Zip code of the accident': '10001' });
    await userEvent.click(box());
    expect(box()).toBeChecked();
    await leave();
    expect(box()).not.toBeChecked();
    expect(field('Zip code of the accident')).toHaveValue(kept);
  });

  it('nobody has agreed after a message is sent', async () => {
    // jsdom cannot leave for the confirmation.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sending.mockImplementation(async (_config, _template, _parameters, options) =>
      options?.onLeave?.(),
    );
    await openFor('43004');
    answerIntake();
    await userEvent.click(box());
    expect(await sentMessage()).toMatch(recordOf('AGREED'));
    await waitFor(() => expect(box()).not.toBeChecked());
    log.mockRestore();
  });

  it('shows California’s notice only for a work accident there', async () => {
    await openFor('90210', 'Workers+Comp');
    expect(await screen.findByText(atSend.compensation.text)).toBeVisible();
    type({ 'Zip code of the accident': '43004' });
    expect(screen.queryByText(atSend.compensation.text)).toBeNull();
    type({ 'Zip code of the accident': '90210' });
    await userEvent.selectOptions(field('Accident Type'), 'Auto Accident');
    expect(screen.queryByText(atSend.compensation.text)).toBeNull();
  });
});

it('says above Send who pays, what is asked for and what is sold, and folds the rest', () => {
  const operator = {
    adLabel: 'Attorney Advertising',
    payment: { kind: 'perMessage' as const, words: 'Attorneys pay $50.' },
    selection: 'In turn.',
    retention: 'One year.',
    machineCalls: 'Dial Inc.',
  };
  const atSendOf = (facts: Operator) => {
    jest.mocked(loadOperator).mockReturnValue(facts);
    return formContent('contact', 'en').atSend;
  };
  expect(atSendOf({}).consent).toBeUndefined();
  expect(`${atSendOf({}).folded}`).not.toContain('attorneys who take part');
  const members = atSendOf(lawful);
  expect(`${members.folded}`).toContain('[The attorneys who take part](/about)');
  expect(`${members.shown}`).not.toContain('An attorney pays us for your message.');
  const atSend = atSendOf(operator);
  for (const [index, words] of [
    'Attorney Advertising. Attorneys pay $50. We do not recommend any attorney.',
    'An attorney pays us for your message.',
    'In turn.',
    'One year.',
    'you ask ClaimLantern and an attorney to call, text or email you',
    'Sending this creates no agreement',
    'what you send may not be confidential',
  ].entries())
    expect(atSend.shown[index]).toContain(words);
  expect(atSend.consent).toMatch(
    /^I also agree that ClaimLantern and Dial Inc\. may call .*I can send this and hire anyone without agreeing/,
  );
});
