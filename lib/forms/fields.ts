export type Option = { value: string; label: string };

type Common = { label: string; hint?: string };

export type TextField = Common & {
  control: 'text' | 'email' | 'tel' | 'zip' | 'message';
  autoComplete?: string;
  /** Where a value given in the address or by an editor starts; empty for the visitor's own words. */
  default?: string;
};

export type ChoiceField = Common & {
  control: 'radio' | 'select';
  options: readonly Option[];
  default: string;
  /** What a select shows while nothing is chosen. */
  placeholder?: string;
};

export type Field = TextField | ChoiceField;

/** One form: its fields by the specification's names, in the order in which they are shown. */
export type Fields = Record<string, Field>;

export type FormValues<F extends Fields> = { [Name in keyof F]: string };

/** Takes texts and returns them as options whose value is the text itself. */
export function optionsOf(texts: readonly string[]): Option[] {
  return texts.map((text) => ({ value: text, label: text }));
}

/** Takes a form's fields and returns the values it starts with. */
export function defaultValues<F extends Fields>(fields: F): FormValues<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.default ?? '']);
  return Object.fromEntries(entries) as FormValues<F>;
}
