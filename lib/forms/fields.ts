export type Option = { value: string; label: string };

type Common = {
  /** Names the field in messages, and labels it if it has no question. */
  label: string;
  question?: string | undefined;
  hint?: string | undefined;
  forType?: readonly ({ accidentType: string } & Asked)[] | undefined;
};
type Asked = { question?: string | undefined; hint?: string | undefined };

export type LineField = Common & {
  control: 'text' | 'email' | 'tel' | 'zip';
  autoComplete: string;
  isOptional?: boolean;
};
export type MessageField = Common & { control: 'message' };
export type ChoiceField = Common & {
  control: 'radio' | 'select';
  options: readonly Option[];
  default: string;
  placeholder?: string;
  /** Send asks for confirmation of an untouched default. */
  needsAnswer?: boolean;
};

export type FieldRecord = LineField | MessageField | ChoiceField;
export type Named<F> = F & { name: string };
export type Field = Named<FieldRecord>;

export type Fields = Record<string, Field>;

export type Answers<F> = { [Name in keyof F]: string };

export function nameFields<const F extends Record<string, FieldRecord>>(
  records: F,
): { [Name in keyof F]: Named<F[Name]> } {
  const named = Object.entries(records).map(([name, field]) => [name, { ...field, name }]);
  return Object.fromEntries(named);
}

export function mapFields<F extends Fields, Value>(
  fields: F,
  make: (field: Field) => Value,
): { [Name in keyof F]: Value } {
  const made = Object.entries(fields).map(([name, field]) => [name, make(field)]);
  // fromEntries loses key types; the keys are unchanged.
  return Object.fromEntries(made);
}

export function defaultOf(field: Field): string {
  return isChoice(field) ? field.default : '';
}

export function isChoice(field: Field): field is Named<ChoiceField> {
  return field.control === 'radio' || field.control === 'select';
}

export function askedBy(field: Field, accidentType: string | undefined): Asked {
  const { question, hint, forType } = field;
  return { question, hint, ...forType?.find((one) => one.accidentType === accidentType) };
}

export function isRequired(field: Field): boolean {
  return !('isOptional' in field && field.isOptional);
}

/** Undefined if there is no such option. */
export function labelOf(field: ChoiceField, value: string): string | undefined {
  return field.options.find((option) => option.value === value)?.label;
}

/** Labels and answers as displayed, without empty optional answers. */
export function asShown(fields: Fields, values: Record<string, string>) {
  const answers = Object.values(fields).map((field) => {
    const value = values[field.name] ?? '';
    const shown = (isChoice(field) && labelOf(field, value)) || value;
    return { label: field.label, value: shown, isShown: shown !== '' || isRequired(field) };
  });
  return answers.flatMap(({ isShown, ...answer }) => (isShown ? [answer] : []));
}

// Together below the mail service's limit of 50 kB.
export const maximumBytes = { message: 40_000, other: 800 };

/** Bytes of a text in the request, with JSON escapes and quotes. */
export function sizeOnTheWire(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

/** Letters left, negative if too many; undefined while there is plenty. */
export function roomLeft(text: string): number | undefined {
  const last = text.slice(-1000);
  const bytesPerUnit = (sizeOnTheWire(last) - 2) / (last.length || 1);
  const isShort = text.length <= 2 * maximumBytes.message;
  const size = isShort ? sizeOnTheWire(text) : text.length * bytesPerUnit;
  const left = maximumBytes.message - size;
  if (left > maximumBytes.message / 10) return undefined;
  const letters = [...new Intl.Segmenter().segment(last)].length;
  return Math.trunc((left / bytesPerUnit) * (letters / last.length));
}
