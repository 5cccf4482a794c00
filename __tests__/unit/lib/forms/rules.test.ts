import { loadForms, loadMessages } from '@/lib/content/site-content';
import { contactFields } from '@/lib/forms/contact';
import { defaultOf, mapFields, roomLeft } from '@/lib/forms/fields';
import { intakeFields } from '@/lib/forms/intake';
import { formSchema } from '@/lib/forms/rules';
import { fillText } from '@/lib/inline-text';

const types = ['Auto Accident', 'MalPractice'].map((value) => ({ value, label: value }));
const words = loadForms('en');
const intake = intakeFields(words.intake.fields, types);
const schema = formSchema(intake, loadMessages('en'));
const complete = {
  ...mapFields(intake, defaultOf),
  accidentId: 'Auto Accident',
  zipCode: '90210',
  user: 'Ana',
  email: 'ana@example.com',
  phone_number: '555 010 0199',
  message: 'A car hit mine.',
};

function messagesFor(change: Partial<Record<keyof typeof complete, string>>) {
  const result = schema.safeParse({ ...complete, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the intake form', () => {
  it('accepts complete answers', () => {
    expect(schema.safeParse(complete).data).toEqual(complete);
  });

  it.each([
    ['user', 'Full Name'],
    ['email', 'Email'],
    ['phone_number', 'Phone Number'],
    ['period', 'Accident Age'],
    ['medical', 'Hospitalization'],
    ['fault', 'At Fault'],
    ['signup', 'Signed with Firm'],
    ['stay', 'Primary Injury Type'],
    ['message', 'Additional Details'],
    ['accidentId', 'Accident Type'],
    ['zipCode', 'Zip Code'],
  ] as const)('requires %s, and white space alone is nothing', (name, label) => {
    expect(messagesFor({ [name]: '' })).toEqual([`${label} is required!`]);
    expect(messagesFor({ [name]: ' \t\n ' })).toEqual([`${label} is required!`]);
  });

  it('starts with the specified answers and offers the specified options', () => {
    const optionsOf = (name: 'period' | 'medical' | 'fault' | 'signup' | 'stay') =>
      intake[name].options.map((option) => option.value);
    expect(mapFields(intake, defaultOf)).toMatchObject({
      period: 'Less than 1 Year',
      medical: 'Yes',
      fault: 'Yes',
      signup: 'Yes',
      stay: 'Back or Neck Pain',
    });
    expect(optionsOf('period')).toEqual([
      'Less than 1 Year',
      'Less than 2 Year',
      'Less than 3 Year',
    ]);
    for (const name of ['medical', 'fault', 'signup'] as const) {
      expect(optionsOf(name)).toEqual(['Yes', 'No']);
    }
    expect(optionsOf('stay')).toEqual([
      'Back or Neck Pain',
      'Headaches',
      'Cuts and Bruises',
      'Broken Bones',
      'Other',
    ]);
  });

  it('refuses an option that is none', () => {
    expect(messagesFor({ fault: 'Perhaps' })).toEqual(['At Fault is required!']);
    expect(messagesFor({ accidentId: '<script>' })).toEqual(['Accident Type is required!']);
  });

  it.each(['85001-1234', ' 85001\n'])('takes the five digits of the zip code %s', (zipCode) => {
    expect(schema.safeParse({ ...complete, zipCode }).data?.zipCode).toBe('85001');
  });

  it.each([null, undefined, 5])('never shows the library’s own words, not even for %s', (fault) => {
    const result = schema.safeParse({ ...complete, fault });
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['At Fault is required!']);
  });

  it.each(['9021', '902101', 'abcde', '９０２１０'])('refuses the zip code %s', (zipCode) => {
    expect(messagesFor({ zipCode })).toEqual(['Please input valid Zip Code']);
  });

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'a b@example.com',
    'ana@example',
    'a@b.c,d@e.f',
    'a@b..c',
  ])('says that %s is not a valid email', (email) =>
    expect(messagesFor({ email })).toEqual(['Email is not a valid email!']),
  );

  it.each([
    'ana@example.com',
    "o'neil+claim@mail.example.co.uk",
    'jörg@müller.de',
    '用户@例子.公司',
  ])('accepts the email %s', (email) => expect(messagesFor({ email })).toEqual([]));

  it('has no rule for phone numbers beyond being required', () => {
    expect(messagesFor({ phone_number: 'call my sister' })).toEqual([]);
  });

  it.each(['🙂🙃', 'مرحبا بالعالم', '李小龍', '<b>Ana</b>'])('accepts the name %s', (user) => {
    expect(messagesFor({ user })).toEqual([]);
  });

  it('accepts 10,000 characters, and says so when the mail service could not take the message', () => {
    expect(messagesFor({ message: 'é🙂 x'.repeat(2_000) })).toEqual([]);
    expect(messagesFor({ message: 'x'.repeat(100_000) })).toEqual([
      expect.stringMatching(/^Additional Details is too long.*send the rest later/),
    ]);
  });

  it('gives a line that is too long advice that fits a line', () => {
    expect(messagesFor({ user: 'x'.repeat(900) })).toEqual([
      'Full Name is too long. Please shorten it.',
    ]);
  });

  it('says what room is left at the same cost for a short text and for a very long one', () => {
    expect(roomLeft('x'.repeat(30_000))).toBeUndefined();
    expect(roomLeft('x'.repeat(39_990))).toBe(8);
    expect(roomLeft('😀'.repeat(9_900))).toBe(99);
    expect(roomLeft('é'.repeat(1_000_000))).toBeLessThan(-900_000);
    const start = performance.now();
    roomLeft('x '.repeat(3_000_000));
    expect(performance.now() - start).toBeLessThan(50);
  });
});

describe('the contact form', () => {
  it('requires each of its five fields', () => {
    const fields = contactFields(words.contact.fields, types);
    const result = formSchema(fields, loadMessages('en')).safeParse({
      user: '',
      email: '',
      phone_number: '',
      accident_type: '',
      message: '',
    });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([
      'Name is required!',
      'Email is required!',
      'Phone Number is required!',
      'Accident Type is required!',
      'Message is required!',
    ]);
  });

  it('starts with the first accident type, by its index', () => {
    const { accident_type } = contactFields(words.contact.fields, types);
    expect(accident_type.default).toBe('0');
  });
});

describe('a message', () => {
  const { number, range } = loadMessages('en');

  it('is filled with the field’s label and limits', () => {
    expect(fillText(number, { label: 'Phone' })).toBe('Phone is not a valid phone number!');
    expect(fillText(range, { label: 'Age', min: 1, max: 9 })).toBe('Age must be between 1 and 9');
  });

  it('keeps a place for which there is no value', () => {
    expect(fillText('{label} {other}', { label: 'A' })).toBe('A {other}');
  });
});
