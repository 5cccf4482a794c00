import * as fc from 'fast-check';
import { loadAccidentTypes, loadForms } from '../../../lib/content/site-content';
import { contactFields } from '../../../lib/forms/contact';
import type { Fields } from '../../../lib/forms/fields';
import { intakeFields } from '../../../lib/forms/intake';
import { type FaultName, knownFaults } from '../../../tools/mail-service/faults';

const types = loadAccidentTypes('en').map(({ name, label }) => ({ value: name, label }));
const words = loadForms('en');
const contact = contactFields(words.contact.fields, types);
// The optional field is sent inside the message.
const { reach: _, ...intake } = intakeFields(words.intake.fields, types);

export const places: Record<'intake' | 'home' | 'contact', Place> = {
  intake: {
    address: '/formInput?accidentId=Auto+Accident&zipCode=90210',
    label: 'Case intake',
    fields: intake,
  },
  home: { address: '/', label: 'Contact', fields: contact },
  contact: { address: '/contact', label: 'Contact', fields: contact },
};

type Place = { address: string; label: string; fields: Fields };

const line = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
    fc.constantFrom(
      '<b>Ana</b> & "Bo"',
      '{{name}} {{{name}}}',
      'مرحبا بالعالم',
      '😀 李小龍',
      '__proto__',
    ),
  )
  .filter((text) => text.trim() !== '');
const message = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));

const attempt = fc.record({
  moves: fc.array(fc.constantFrom('reload', 'back and forward', 'write anew'), { maxLength: 2 }),
  press: fc.constantFrom('click', 'double click', 'Enter', 'Enter and click'),
  fault: fc.option(fc.constantFrom(...(Object.keys(knownFaults) as FaultName[])), {
    nil: undefined,
    freq: 12,
  }),
  isImpatient: fc.boolean().chain((is) => (is ? fc.boolean() : fc.constant(false))),
});
export type Attempt = typeof attempt extends fc.Arbitrary<infer Drawn> ? Drawn : never;
const undisturbed = attempt.map(
  ({ press }): Attempt => ({ moves: [], press, fault: undefined, isImpatient: false }),
);

const answersOf = (fields: Fields) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]): [string, fc.Arbitrary<string>] => {
        if ('options' in field)
          return [name, fc.constantFrom(...field.options.map(({ value }) => value))];
        if (field.control === 'zip') return [name, fc.stringMatching(/^[0-9]{5}$/)];
        return [name, field.control === 'message' ? message : line];
      }),
    ),
  );

const plan = fc.constantFrom('intake', 'home', 'contact').chain((place) =>
  fc.record({
    place: fc.constant(place),
    answers: answersOf(places[place].fields),
    newMessage: message,
    attempts: fc.array(attempt, { minLength: 1, maxLength: 3 }),
    last: fc.option(undisturbed, { nil: undefined, freq: 6 }),
  }),
);

export type Plan = (typeof plan extends fc.Arbitrary<infer Drawn> ? Drawn : never) & {
  email: string;
};

// Unique addresses, so a second run finds no mail of the first.
const run = Date.now().toString(36);

/** Plans visits that depend only on the seed. */
export function planVisits(count: number, seed: number): Plan[] {
  return fc.sample(plan, { numRuns: count, seed }).map((one, index) => {
    const email = `visitor-${index}-of-${run}@example.com`;
    return { ...one, email, answers: { ...one.answers, email } };
  });
}
