import * as fc from 'fast-check';
import { hostile, printable } from '@/__tests__/unit/random-texts';
import { loadForms, loadMessages } from '@/lib/content/site-content';
import { contactFields, contactParameters } from '@/lib/forms/contact';
import { sizeOnTheWire } from '@/lib/forms/fields';
import { intakeFields } from '@/lib/forms/intake';
import { formSchema } from '@/lib/forms/rules';
import { readEmailConfig } from '@/lib/settings';

fc.configureGlobal({ seed: 7, numRuns: 500 });

const types = ['Auto Accident', 'MalPractice'].map((value) => ({ value, label: value }));
const words = loadForms('en');
const intakeOf = intakeFields(words.intake.fields, types);
const contact = formSchema(contactFields(words.contact.fields, types), loadMessages('en'));
const intake = formSchema(intakeOf, loadMessages('en'));
const complete = {
  user: 'Ana',
  email: 'ana@example.com',
  phone_number: '555',
  accident_type: '0',
  message: 'Hello',
};
const limits = { user: 800, phone_number: 800, message: 40_000 };
const names = Object.keys(limits) as (keyof typeof limits)[];

const parse = (change: Partial<typeof complete>) => contact.safeParse({ ...complete, ...change });

/** Any text that, as the form sends it, takes exactly so many bytes. */
const textOfSize = (bytes: number) =>
  fc
    .array(fc.oneof(printable(), hostile, fc.constant('\\"\n\u0001\ud800')), { maxLength: 9 })
    .map((parts) => {
      const start = parts.join('').trim().slice(0, 60);
      return start + 'x'.repeat(bytes - sizeOnTheWire(start));
    });

describe('the schema of a form', () => {
  it.each(names)('accepts as %s whatever is not blank, and only trims it', (name) => {
    fc.assert(
      fc.property(fc.oneof(printable({ maxLength: 60 }), hostile), (text) => {
        const result = parse({ [name]: text });
        expect(result.success).toBe(text.trim() !== '');
        if (result.success) expect(result.data).toEqual({ ...complete, [name]: text.trim() });
      }),
    );
  });

  it.each(names)('takes exactly as many bytes of %s as its limit allows', (name) => {
    fc.assert(
      fc.property(textOfSize(limits[name]), (text) => {
        expect(sizeOnTheWire(text)).toBe(limits[name]);
        expect(parse({ [name]: text }).data?.[name]).toBe(text);
        expect(parse({ [name]: `  ${text}\n` }).data?.[name]).toBe(text);
        expect(parse({ [name]: `${text}x` }).success).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('measures a text as it stands in the body of the request', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [empty, full] = ['', text].map((message) => new Blob([JSON.stringify({ message })]));
        expect(sizeOnTheWire(text) - 2).toBe((full?.size ?? 0) - (empty?.size ?? 0));
      }),
    );
  });

  it('keeps all fields at their limits together below the 50 kB of the mail service', () => {
    const longest = {
      user: 'é'.repeat(399),
      email: `${'a'.repeat(64)}@${'b'.repeat(729)}.com`,
      phone_number: '"'.repeat(399),
      message: '🙂'.repeat(9_999),
    };
    const { data } = parse(longest);
    expect(data).toMatchObject(longest);
    const sender = { name: 'ClaimLantern', mailLabel: 'website', mailbox: 'to@site.example' };
    const values = { ...complete, ...longest };
    const parameters = contactParameters(values, types, sender, readEmailConfig({}));
    expect(Buffer.byteLength(JSON.stringify(parameters))).toBeLessThan(50_000);
  });

  it('never throws, whatever it is given', () => {
    const values = fc.oneof(fc.anything(), fc.record(intakeShape(fc.anything())));
    fc.assert(
      fc.property(values, (value) => {
        expect(() => intake.safeParse(value)).not.toThrow();
      }),
    );
  });

  it('lets no white space, control character or separator through in an email', () => {
    const around = fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.oneof(around, fc.tuple(hostile, hostile)), ([before, after]) => {
        const { data } = parse({ email: `${before}ana@example.com${after}` });
        if (data) expect(data.email).toMatch(/^[^\s@,;:<>\p{C}]+@[^\s@,;:<>\p{C}]+$/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

function intakeShape(arbitrary: fc.Arbitrary<unknown>) {
  return Object.fromEntries(Object.keys(intakeOf).map((name) => [name, arbitrary]));
}
