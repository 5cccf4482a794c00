import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForms, loadMessages } from '@/lib/content/site-content';
import { formContent } from '@/lib/forms/forms';
import { templateParameters } from '@/lib/forms/template-parameters';
import { languages } from '@/lib/language';
import { openPage, pageAt } from './pages';

const rows = readFileSync(join(__dirname, '../../docs/departures.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2).split(' | '));

/** What the site does instead of what the specification says. */
function insteadOf(specified: string): string {
  const [row, ...more] = rows.filter(([first = '']) => first.startsWith(specified));
  expect([specified, row?.length, more]).toEqual([specified, 3, []]);
  return row?.[1] ?? '';
}
const named = (text: string) => [...text.matchAll(/`(.*?)`/g)].map(([, name]) => name);

// Specification, sections 2, 3, 5 and 7.
const person = ['from_name', 'email', 'phone_number', 'reply_to', 'message'];
const parameters = {
  contact: [...person, 'name', 'recipient', 'accidentId', 'logoUrl', 'logoLink', 'logoString'],
  intake: [
    ...[...person, 'name', 'recipient', 'accidentId', 'zipCode'],
    ...['fault', 'medical', 'period', 'signup', 'stay'],
  ],
};
const labels: Record<string, string> = {
  user: 'Full Name',
  email: 'Email',
  phone_number: 'Phone Number',
  period: 'Accident Age',
  medical: 'Hospitalization',
  fault: 'At Fault',
  signup: 'Signed with Firm',
  stay: 'Primary Injury Type',
  message: 'Additional Details',
};
const options: Record<string, string[]> = {
  period: ['Less than 1 Year', 'Less than 2 Year', 'Less than 3 Year'],
  medical: ['Yes', 'No'],
  fault: ['Yes', 'No'],
  signup: ['Yes', 'No'],
  stay: ['Back or Neck Pain', 'Headaches', 'Cuts and Bruises', 'Broken Bones', 'Other'],
};
const accidents = [
  ...['Auto Accident', 'MalPractice', 'Personal Injury', 'Workers Comp'],
  ...['Slip And Fall', 'Wrongful Death'],
];

it.each(['contact', 'intake'] as const)('%s sends what is specified and listed', (name) => {
  const { form, office } = formContent(name, 'en');
  const sent = templateParameters(form, {}, 'CL-7K2M4PQ', office);
  const listed = named(insteadOf('`template_params` as listed'));
  expect(Object.keys(sent).sort()).toEqual([...parameters[name], ...listed].sort());
});

it('its labels are the specified ones or listed', () => {
  const $ = openPage('/formInput');
  const listed = named(insteadOf('Fields have their names as labels'));
  for (const [name, label] of Object.entries(labels)) {
    const shown = $(`#${name}-label`).text().trim();
    expect([name, shown === label]).toEqual([name, !listed.includes(name)]);
    expect(loadForms('en').intake.fields[name as 'period'].label).toBe(label);
  }
});

it.each(languages)('the intake has what is specified and listed (%s)', (language) => {
  const form = pageAt(language, '/formInput')('form[name=intake]');
  const valuesOf = (selector: string) =>
    [...form.find(selector)].map((one) => one.attribs['value']);
  const controls = [...form.find('input, select, textarea')];
  const names = [...new Set(controls.map(({ attribs }) => attribs['name']))];
  const fromAddress = ['accidentId', 'zipCode'];
  insteadOf('The intake takes accident type and zip code from the address');
  const listed = named(insteadOf('Intake: nine fields'));
  expect(names.sort()).toEqual([...Object.keys(labels), ...fromAddress, ...listed].sort());

  const more = (row: string) => named(insteadOf(row))[0];
  const notSure = more('`fault`, `signup`: Yes or No');
  const added = { period: more('`period`: three options'), fault: notSure, signup: notSure };
  for (const [name, values] of Object.entries(options))
    expect(valuesOf(`[name=${name}]`)).toEqual(
      [...values, added[name as keyof typeof added]].filter(Boolean),
    );
  // An operator may add others.
  expect(valuesOf('[name=accidentId] option')).toEqual(expect.arrayContaining(accidents));
  const defaults = ['Less than 1 Year', 'Yes', 'Yes', 'Yes', 'Back or Neck Pain'];
  expect(valuesOf('[type=radio][checked]')).toEqual(defaults);
});

it('its messages are the specified ones and the listed words', () => {
  const [, tail] = /"(.*)"/.exec(insteadOf("'{label} is not a valid email!'")) ?? [];
  const { email, required, invalidZipCode, sending } = loadMessages('en');
  expect({ email, required, invalidZipCode, sending }).toEqual({
    email: `{label} is not a valid email! ${tail}`,
    required: '{label} is required!',
    invalidZipCode: 'Please input valid Zip Code',
    sending: 'Sending Message...',
  });
});
