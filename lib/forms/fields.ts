export type Option = { value: string; label: string };

type Common = {
  /** Names the field in messages and summaries, and labels it where it has no question. */
  label: string;
  question?: string | undefined;
  hint?: string | undefined;
  /** The words that replace these with one accident type. */
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
  /** Placeholder of a select. */
  placeholder?: string;
  /** True if Send must confirm an untouched default. */
  needsAnswer?: boolean;
};

/** A field without its name; `control` decides how it is rendered and validated. */
export type FieldRecord = LineField | MessageField | ChoiceField;
export type Named<F> = F & { name: string };
export type Field = Named<FieldRecord>;

/** One form: its fields by the specification's names, in the order in which they are shown. */
export type Fields = Record<string, Field>;

/** What was answered, by the names of the fields. */
export type Answers<F> = { [Name in keyof F]: string };

/** Gives each field of a record its name, so that a control needs nothing but the field. */
export function nameFields<const F extends Record<string, FieldRecord>>(
  records: F,
): { [Name in keyof F]: Named<F[Name]> } {
  const named = Object.entries(records).map(([name, field]) => [name, { ...field, name }]);
  return Object.fromEntries(named);
}

/** Maps each field to a value under the same name. */
export function mapFields<F extends Fields, Value>(
  fields: F,
  make: (field: Field) => Value,
): { [Name in keyof F]: Value } {
  const made = Object.entries(fields).map(([name, field]) => [name, make(field)]);
  // fromEntries loses key types; the keys are unchanged.
  return Object.fromEntries(made);
}

/** The initial value; empty for text fields. */
export function defaultOf(field: Field): string {
  return isChoice(field) ? field.default : '';
}

export function isChoice(field: Field): field is Named<ChoiceField> {
  return field.control === 'radio' || field.control === 'select';
}

/** What a field asks, and its hint, with the chosen accident type. */
export function askedBy(field: Field, accidentType: string | undefined): Asked {
  const { question, hint, forType } = field;
  return { question, hint, ...forType?.find((one) => one.accidentType === accidentType) };
}

export function isRequired(field: Field): boolean {
  return !('isOptional' in field && field.isOptional);
}

/** Returns the label of a choice's value, or undefined if there is no such option. */
export function labelOf(field: ChoiceField, value: string): string | undefined {
  return field.options.find((option) => option.value === value)?.label;
}

/** Labels and answers in the language of the page, without omitted optional answers. */
export function inWords(fields: Fields, values: Record<string, string>) {
  const answers = Object.values(fields).map((field) => {
    const value = values[field.name] ?? '';
    const words = (isChoice(field) && labelOf(field, value)) || value;
    return { label: field.label, value: words, isShown: words !== '' || isRequired(field) };
  });
  return answers.flatMap(({ isShown, ...answer }) => (isShown ? [answer] : []));
}

// Together below the 50 kB of variables that the e-mail service takes.
export const maximumBytes = { message: 40_000, other: 800 };

/** How many bytes a text takes in the request, its escapes and quotes included. */
export function sizeOnTheWire(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

/**
 * About how many more letters fit into a message, as people count them; below 0 those too many, and undefined
 * while there is room enough. It looks at the last thousand only, so that a long text costs no more than a short one.
 */
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
