import { loadMessages } from '@/lib/content/site-content';
import { allFields, defaultAnswer, isRequired, mapFields } from '@/lib/forms/fields';
import { loadForm } from '@/lib/forms/forms';
import { formSchema } from '@/lib/forms/rules';
import { templateParameters } from '@/lib/forms/template-parameters';
import { people } from './people';

const form = loadForm('intake', 'en');
const intake = allFields(form);
const schema = formSchema(intake, loadMessages('en'));
const complete = {
  ...mapFields(intake, defaultAnswer),
  accidentId: 'Auto Accident',
  zipCode: '90210',
  user: 'Ana',
  email: 'ana@example.com',
  phone_number: '555 010 0199',
  message: 'A car hit mine.',
};

function messagesFor(change: Record<string, unknown>) {
  const result = schema.safeParse({ ...complete, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

it('accepts complete answers and trims them', () => {
  expect(schema.safeParse(complete).data).toEqual(complete);
  const zipCode = ' 85001-1234\n';
  expect(schema.safeParse({ ...complete, user: ' Ana ', zipCode }).data).toEqual({
    ...complete,
    zipCode: '85001',
  });
});

it.each([
  ['email', ' \u200bo’neil@exam\u2060ple.com\u200f', "o'neil@example.com"],
  ['email', '<ana @example. com>.', 'ana@example.com'],
  ['phone_number', '\u202a614\u00a0555\u200b 0142\u202c', '614555 0142'],
  ['zipCode', '\u200b4521 Elm St, Houston TX 77001-1234', '77001'],
  ['user', 'فاطمه\u200cزهرا', 'فاطمه\u200cزهرا'],
])('reads what was meant as %s', (name, typed, meant) => {
  expect(schema.safeParse({ ...complete, [name]: typed }).data).toMatchObject({ [name]: meant });
});

it('removes control and bidirectional characters from every answer', () => {
  const typed = { user: 'Ana\u0007\u202eevil\0', message: 'A\tcar\nhit\u2066 mine.\u009b 👩‍👧' };
  expect(schema.safeParse({ ...complete, ...typed }).data).toEqual({
    ...complete,
    user: 'Anaevil',
    message: 'A\tcar\nhit mine. 👩‍👧',
  });
});

it.each(intake.filter(isRequired))(
  '$name is required, and what nobody can see counts as empty',
  ({ name, label }) => {
    for (const nothing of [
      '',
      ' \t\n\u00a0',
      '\u200b\u202e\u2060\u3164\u2800\0',
      null,
      undefined,
      5,
    ])
      expect(messagesFor({ [name]: nothing })).toEqual([`${label} is required!`]);
  },
);

it.each([
  ['user', 60],
  ['phone_number', 40],
  ['email', 40],
  ['zipCode', 30],
])('refuses nothing that people give as %s', (name, count) => {
  const values = people[name] ?? [];
  expect(values).toHaveLength(count);
  expect(values.filter((value) => messagesFor({ [name]: value }).length > 0)).toEqual([]);
});

it.each([
  ['user', '🙂 李小龍 <b>Ana</b>', []],
  ['phone_number', 'call my sister', []],
  ['email', "o'neil+claim@mail.example.co.uk", []],
  ['email', '用户@例子.公司', []],
  ['message', 'é🙂 x'.repeat(2_000), []],
  ['fault', 'Perhaps', ['At Fault is required!']],
  ['accidentId', '<script>', ['Accident Type is required!']],
  ['zipCode', '9021', ['Please input valid Zip Code. Write the 5 digits, such as 77001.']],
  ['reach', ' ', []],
  ['user', 'x'.repeat(798), []],
  ['user', 'x'.repeat(799), ['Full Name is too long. Please shorten it.']],
  ['message', '"'.repeat(19_999), []],
  [
    'message',
    '"'.repeat(20_000),
    [expect.stringMatching(/^Additional Details is too long.*send the rest later/)],
  ],
])('row %#, %s, is accepted or refused with its message', (name, value, messages) => {
  expect(messagesFor({ [name]: value })).toEqual(messages);
});

it.each([
  '@example.com',
  'ana@example',
  'a b@example.com',
  'a@b.c,d@e.f',
  'a@b..c',
  // Could reach mail headers.
  'ana@example.com\r\nBcc: thief@example.net',
  '"Ana"<ana@example.com>, rosa@example.com',
  '=?utf-8?q?ana?=@example.com',
])('%j is not a valid email', (email) => {
  expect(messagesFor({ email })).toEqual([
    'Email is not a valid email! Write it like name@example.com.',
  ]);
});

it('the longest answers fit the mail service’s limit', () => {
  const line = '"'.repeat(399);
  const longest = { user: line, phone_number: line, message: '🙂'.repeat(9_999) };
  expect(messagesFor(longest)).toEqual([]);
  const answers = { ...complete, ...longest, email: line, reach: line };
  const parameters = templateParameters(form, answers, 'CL-22222', { language: 'en' });
  expect(Buffer.byteLength(JSON.stringify(parameters))).toBeLessThan(50_000);
});
