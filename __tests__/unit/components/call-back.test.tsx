/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import type { Operator } from '@/lib/content/operator-schema';
import { loadOperator } from '@/lib/content/site-content';
import { sendEmail } from '@/lib/email';
import { formContent } from '@/lib/forms/forms';
import { itInSpanish, spanish } from '../spanish';
import { answerIntake, answers, field, open, sentBy, stopGivingUp, type } from './form';

jest.mock('@/lib/content/site-content', () => {
  const actual = jest.requireActual('@/lib/content/site-content');
  return { ...actual, loadOperator: jest.fn(actual.loadOperator) };
});
jest.mock('@/lib/email', () => ({ ...jest.requireActual('@/lib/email'), sendEmail: jest.fn() }));
const sending = jest.mocked(sendEmail);

stopGivingUp();
const runBy = (facts: Operator) => jest.mocked(loadOperator).mockReturnValue(facts);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sending.mockClear();
  runBy({});
});

const chips = () => within(screen.getByRole('group', { name: 'When and how to reach you' }));
const tap = (name: string) => fireEvent.click(chips().getByRole('button', { name }));

it('taps say when and how to call back, beside what is typed, and can be undone', async () => {
  await open('intake', '?accidentId=Auto+Accident&zipCode=77001');
  answerIntake();
  type({ 'Who it is for, and how best to reach you (optional)': 'my mother' });
  for (const name of ['Evening', 'Text', 'Call', 'Call']) tap(name);
  expect(field(/how best to reach you \(optional/)).toHaveValue('my mother; Evening; Text');
  expect(chips().getByRole('button', { name: 'Text', pressed: true })).toBeVisible();
  const { message, call_back, record } = await sentBy(sending);
  expect(message).toContain('reach them: my mother; evening; text]');
  expect(call_back).toBe('CALL BACK: evening, text');
  expect(record).toContain('\ncall_back: CALL BACK: evening, text\n');
});

it('only times at which somebody answers are offered', async () => {
  const hours = { from: '09:00', to: '12:30', timeZone: 'America/New_York' };
  runBy({ hours: { ...hours, days: ['Mon', 'Fri'] } });
  await open('intake');
  const names = chips()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Morning', 'Afternoon', 'Call', 'Text', 'Email']);
  expect(
    screen.getByText(
      'Somebody answers on Monday and Friday, from 9:00 AM to 12:30 PM (Eastern Time).',
    ),
  ).toBeVisible();
});

it('what brought a visitor is shown before Send, and goes with the message', async () => {
  runBy({ source: true });
  sessionStorage.setItem('source', '{"source":"radio / spring"}');
  await open('contact');
  expect(screen.getByText('radio / spring')).toBeInTheDocument();
  type(answers.contact);
  const { record } = await sentBy(sending);
  expect(record).toContain('\nsource: radio / spring\n');
});

it('nothing is said of what brought a visitor unless the operator asks for it', async () => {
  sessionStorage.setItem('source', '{"source":"radio"}');
  await open('contact');
  expect(screen.queryByText('radio')).toBeNull();
  type(answers.contact);
  expect((await sentBy(sending))['record']).toContain('\nsource:\n');
});

itInSpanish('beside Send stands whether somebody speaks Spanish', () => {
  const said = (language: 'en' | 'es') => formContent('contact', language).atSend.shown.join();
  expect(said(spanish)).toContain('No sabemos qué idiomas habla');
  expect(said('en')).not.toContain('languages');
});
