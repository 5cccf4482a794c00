import * as fc from 'fast-check';
import { loadAccidentTypes, loadForms } from '../../../lib/content/site-content';
import { contactFields } from '../../../lib/forms/contact';
import type { Fields } from '../../../lib/forms/fields';
import { intakeFields } from '../../../lib/forms/intake';
import { type Fault, knownFaults } from '../../../tools/mail-service/faults';

// Longer waits are tried elsewhere, one by one; here a hang is short, or the clock is moved on.
const longWaits = ['hang of 5 s', 'hang of 30 s', 'slow drip'];
const faults: Record<string, Fault> = {
  ...Object.fromEntries(Object.entries(knownFaults).filter(([name]) => !longWaits.includes(name))),
  'hang of 1 s': { delivers: true, waits: 1 },
  'drip of 1 s': { delivers: true, drips: 0.5 },
};

const types = loadAccidentTypes('en').map(({ name, label }) => ({ value: name, label }));
const words = loadForms('en');
const contact = contactFields(words.contact.fields, types);

/** Where each form is: its page, its accessible name and its fields. */
export const places: Record<'intake' | 'home' | 'contact', Place> = {
  intake: {
    address: '/formInput?accidentId=Auto+Accident&zipCode=90210',
    label: 'Case intake',
    fields: intakeFields(words.intake.fields, types),
  },
  home: { address: '/', label: 'Contact', fields: contact },
  contact: { address: '/contact', label: 'Contact', fields: contact },
};

type Place = { address: string; label: string; fields: Fields };

const line = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  fc.constantFrom(
    '<b>Ana</b> & "Bo"',
    '{{name}} {{{name}}}',
    'مرحبا بالعالم',
    '😀 李小龍',
    '__proto__',
  ),
);
const isWritten = (text: string) => text.trim() !== '';
const manyLines = fc
  .array(line, { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join('\n'))
  .filter(isWritten);

const move = fc.constantFrom('reload', 'back and forward', 'write anew');
const press = fc.constantFrom('click', 'double click', 'Enter', 'Enter and click');
const attempt = fc.record({
  moves: fc.array(move, { maxLength: 2 }),
  press,
  fault: fc.option(fc.constantFrom(...Object.keys(faults)), { nil: undefined, freq: 12 }),
  /** Reloads the page while the message is sent. */
  isImpatient: fc.boolean().chain((is) => (is ? fc.boolean() : fc.constant(false))),
});

const answersOf = (fields: Fields) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        if ('options' in field)
          return [name, fc.constantFrom(...field.options.map(({ value }) => value))];
        if (field.control === 'zip') return [name, fc.stringMatching(/^[0-9]{5}$/)];
        return [name, field.control === 'message' ? manyLines : line.filter(isWritten)];
      }),
    ),
  );

const plan = fc.constantFrom('intake', 'home', 'contact').chain((place) =>
  fc.record({
    place: fc.constant(place),
    answers: answersOf(places[place].fields),
    newMessage: manyLines,
    attempts: fc.array(attempt, { minLength: 1, maxLength: 3 }),
    /** How the last try goes, which nothing disturbs; none where the visitor gives up. */
    lastPress: fc.option(press, { nil: undefined, freq: 6 }),
  }),
);

export type Attempt = { moves: Move[]; press: Press; fault?: string; isImpatient: boolean };
export type Move = 'reload' | 'back and forward' | 'write anew';
type Press = 'click' | 'double click' | 'Enter' | 'Enter and click';
export type Plan = {
  email: string;
  place: keyof typeof places;
  answers: Record<string, string>;
  newMessage: string;
  attempts: Attempt[];
  lastPress?: Press;
};

// What a visitor does depends on the seed alone; a second try finds no mail of the first.
const run = Date.now().toString(36);

/** Takes how many visitors come and a seed, and returns what each of them is going to do. */
export function planVisits(count: number, seed: number): Plan[] {
  return fc.sample(plan, { numRuns: count, seed }).map((one, index) => {
    const email = `visitor-${index}-of-${run}@example.com`;
    return { ...one, email, answers: { ...one.answers, email } } as Plan;
  });
}

/** Takes the name of a fault and returns it. */
export function faultOf(name: string): Fault {
  return faults[name] as Fault;
}
