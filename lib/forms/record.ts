// What programs in an office read (docs/record.md): neither these keys nor their order ever change.
const keys = [
  ...['reference', 'accident_type', 'zip_code', 'state', 'name', 'first_name', 'last_name'],
  ...['email', 'phone', 'period', 'hospital', 'fault', 'signed', 'injury', 'left_as_preset'],
  ...['language', 'call_back', 'source', 'schema'],
];

/** Keys of answers by the fields’ names. */
const keysByField: Record<string, string> = {
  accidentId: 'accident_type',
  zipCode: 'zip_code',
  user: 'name',
  phone_number: 'phone',
  medical: 'hospital',
  signup: 'signed',
  stay: 'injury',
};

const start = '-----BEGIN RECORD-----';
const begin = '-----BEGIN MESSAGE-----';
const end = '-----END MESSAGE-----';

/** The end of each e-mail, as HTML: the record, and the message, which comes last. */
export const recordBlock = `<pre style="white-space: pre-wrap; overflow-wrap: anywhere; color: #3d555b">
${start}
{{record}}
message:
${begin}
{{message}}
${end}
</pre>`;

/** One `key: value` a line, also where there is no value. `preset` names fields. */
export function writeRecord(values: Record<string, string>, preset: readonly string[]): string {
  const keyFor = (field: string) => keysByField[field] ?? field;
  const named = Object.entries(values).map(([field, value]) => [keyFor(field), value]);
  const [first_name, ...lastNames] = (values['user'] ?? '').trim().split(/\s+/);
  const lines: Record<string, string | undefined> = {
    ...Object.fromEntries(named),
    first_name,
    last_name: lastNames.join(' '),
    left_as_preset: preset.map(keyFor).join(', '),
    schema: '1',
  };
  return keys
    .map((key) => `${key}: ${lines[key]?.replace(/\s+/g, ' ').trim() ?? ''}`.trim())
    .join('\n');
}

/** A message in which no line passes for a mark of the record. */
export const withoutMarks = (message: string) =>
  message.replace(/^(?=\s*-+\s*(?:BEGIN|END)\s+(?:RECORD|MESSAGE)\b)/gim, '> ');

/** The record in a mail's text, with its `message`. Text readers may indent it; empty if it is cut. */
export function readRecord(text: string): Record<string, string> {
  const all = text.split(/\r?\n/);
  const at = (mark: string) => all.findLastIndex((line) => line.trim() === mark);
  const indent = all[at(start)]?.indexOf(start) ?? 0;
  const lines = all.map((line) => (line.slice(0, indent).trim() ? line : line.slice(indent)));
  const read = lines.slice(at(start) + 1, at(begin) - 1).flatMap((line) => {
    const [, key, value = ''] = /^(\w+):(?: (.*))?$/.exec(line.trimEnd()) ?? [];
    return key ? [[key, value]] : [];
  });
  if (at(end) < at(begin)) return {};
  return { ...Object.fromEntries(read), message: lines.slice(at(begin) + 1, at(end)).join('\n') };
}

export const isWhole = (record: Record<string, string>) =>
  [...keys, 'message'].every((key) => key in record);
