/** The texts of a form's mistakes, with {label}, {min} and {max} where the field's own go. */
export type FormMessages = {
  required: string;
  email: string;
  number: string;
  range: string;
  tooLong: string;
  invalidZipCode: string;
};

/** Takes a text with {name} places and the values for them, and returns the filled text. */
export function fillText(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
