import type { Language } from '@/lib/language';
import type { FormName, Values } from '@/lib/message/records';
import { readPlace, zipIn } from '@/lib/states';
import { claimParameters } from './parameters';

export type Option = { value: string; label: string };

export type Wording = { question?: string | undefined; hint?: string | undefined };

type CommonField = Wording & {
  name: string;
  /** Names the field in messages, and labels it if it has no question. */
  label: string;
  /** The same, as the office reads it. */
  officeName: string;
  forType?: readonly ({ accidentType: string } & Wording)[] | undefined;
  /** Template parameters that get the answer, by default one with the field's name. */
  parameters?: readonly string[];
};

/** Words to tap in place of writing them, with the values that the office reads. */
export type Suggestions = { label: string; options: readonly Option[]; note?: string };

export type LineField = CommonField & {
  control: 'text' | 'email' | 'tel' | 'zip';
  autoComplete: string;
  isOptional?: boolean;
  /** Words before the answer in the message, for an answer without a parameter. */
  inMessage?: string;
  suggestions?: Suggestions;
};
type MessageField = CommonField & { control: 'message' };
export type ChoiceField = CommonField & {
  control: 'radio' | 'select';
  /**
   * `sent` goes into the e-mail in place of the value, `inMessage` into the message. `note` says
   * what an answer means.
   */
  options: readonly (Option & { sent?: string; inMessage?: string; note?: string | undefined })[];
  default: string;
  placeholder?: string;
  /** The first Send asks for an answer in place of an untouched default. */
  mustConfirmDefault?: boolean;
};

export type Field = LineField | MessageField | ChoiceField;

/** A form as data, made on the server. */
export type Form = {
  name: FormName;
  label: string;
  groups: readonly FieldGroup[];
  /** Template parameters that no answer changes. */
  parameters: Readonly<Record<string, string>>;
};

export type FieldGroup = {
  name: string;
  /** Groups without a title have no frame. */
  title?: string;
  isTwoColumns?: boolean;
  fields: readonly Field[];
};

type Texts = Wording & Pick<CommonField, 'label'>;
type WithoutTexts<F> = F extends Field ? Omit<F, 'name' | 'officeName' | keyof Texts> : never;

/** Fields with their names and texts, in the order of the form. */
export function listFields<Name extends string>(
  [texts, officeTexts]: readonly [Record<Name, Texts>, Record<NoInfer<Name>, Texts>],
  fields: Partial<Record<NoInfer<Name>, WithoutTexts<Field>>>,
): Field[] {
  const names = Object.keys(fields) as Name[];
  return names.map((name) => {
    const { label: officeName } = officeTexts[name];
    return { ...texts[name], officeName, ...fields[name], name } as Field;
  });
}

export function allFields({ groups }: Form): Field[] {
  return groups.flatMap(({ fields }) => fields);
}

export function mapFields<Value>(
  fields: readonly Field[],
  make: (field: Field) => Value,
): Record<string, Value> {
  return Object.fromEntries(fields.map((field) => [field.name, make(field)]));
}

export function defaultAnswer(field: Field): string {
  return isChoice(field) ? field.default : '';
}

export function isChoice(field: Field): field is ChoiceField {
  return field.control === 'radio' || field.control === 'select';
}

export function wordingFor(field: Field, accidentType: string | undefined): Wording {
  const { question, hint, forType } = field;
  return { question, hint, ...forType?.find((asked) => asked.accidentType === accidentType) };
}

export function isRequired(field: Field): boolean {
  return !('isOptional' in field && field.isOptional);
}

/** Undefined if there is no such option. */
export function findOption(field: Field, value: string | undefined) {
  return isChoice(field) ? field.options.find((option) => option.value === value) : undefined;
}

/** What the finder handed over in the address, by the intake's field names, without invalid values. */
export function readClaimQuery(search: string, fields: readonly Field[]): Record<string, string> {
  const query = new URLSearchParams(search);
  const accidentId = query.get(claimParameters.accidentType) ?? '';
  const zipCode = readPlace(query.get(claimParameters.zipCode) ?? '');
  const types = fields.find(({ name }) => name === claimParameters.accidentType);
  return {
    ...(types && findOption(types, accidentId) && { accidentId }),
    ...(zipCode && { zipCode }),
  };
}

/** Consent to automated calls, for one message of one person: never required, in no draft. */
export const consentName = 'machine-calls';
export const consentGiven = 'yes';

/** All values of a form, of which later ones come first; some may be in another edition's words. */
export function mergeValues(fields: readonly Field[], language: Language, ...all: Values[]) {
  const given: Values = Object.assign({}, ...all);
  const values = mapFields(fields, (field) => {
    const value = given[field.name] || defaultAnswer(field);
    return field.control === 'zip' ? zipIn(language, value) : value;
  });
  return { ...values, [consentName]: given[consentName] ?? '' };
}

/** The words before an answer that is repeated on one line. */
export function leadIn(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

/** Fields that go out with a default that nobody chose. */
export function leftAsPreset(
  fields: readonly Field[],
  values: Record<string, string>,
  touched: readonly string[],
): ChoiceField[] {
  return fields
    .filter(isChoice)
    .filter(({ name, default: preset }) => preset !== '' && values[name] === preset)
    .filter(({ name }) => !touched.includes(name));
}

/** Questions and answers as displayed, without empty optional answers. */
export function asShown(fields: readonly Field[], values: Record<string, string>) {
  const answers = fields.map((field) => {
    const value = values[field.name] ?? '';
    const shown = findOption(field, value)?.label ?? value;
    const { question: label = field.label } = wordingFor(field, values['accidentId']);
    return { label, value: shown, isShown: shown !== '' || isRequired(field) };
  });
  return answers.flatMap(({ isShown, ...answer }) => (isShown ? [answer] : []));
}

/** The same for a message, and which answers nobody chose. */
export function asSent(
  fields: readonly Field[],
  values: Record<string, string>,
  touched: readonly string[],
  label: string,
) {
  const preset = leftAsPreset(fields, values, touched).map((field) => field.label);
  const line = { label, value: preset.join(', ') };
  return [...asShown(fields, values), ...(preset.length > 0 ? [line] : [])];
}
