import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Messages } from '@/lib/content/message-schemas';
import { fillText } from '@/lib/fill-text';
import { readZipCode } from '@/lib/zip-code';
import {
  type Field,
  type Fields,
  isChoice,
  mapFields,
  maximumBytes,
  sizeOnTheWire,
} from './fields';

// Wide on purpose: an address that is refused by mistake loses a visitor, one that is accepted by
// mistake bounces. White space, separators and control characters would reach the mail's headers.
const emailPattern =
  /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}@[^\s@"(),:;<>[\]\\\p{C}.]+(\.[^\s@"(),:;<>[\]\\\p{C}.]+)+$/u;

/** The schema of a form's answers: all are required, and each is of its field's kind (section 5). */
export function formSchema<F extends Fields>(fields: F, messages: Messages) {
  return z.object(mapFields(fields, (field) => ruleOf(field, messages)));
}

/** What checks a form's answers for the form library. */
export function createResolver(fields: Fields, messages: Messages) {
  return zodResolver(formSchema(fields, messages));
}

function ruleOf(field: Field, messages: Messages): z.ZodMiniType<string, string> {
  const { label } = field;
  const required = fillText(messages.required, { label });
  const text = z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, { error: required, abort: true }));
  if (isChoice(field)) {
    const values = field.options.map(({ value }) => value);
    return text.check(z.refine((value) => values.includes(value), required));
  }
  if (field.control === 'zip') {
    return z.pipe(
      text.check(z.refine((typed) => readZipCode(typed) !== undefined, messages.invalidZipCode)),
      z.transform((typed: string) => readZipCode(typed) ?? typed),
    );
  }
  const max = maximumBytes[field.control === 'message' ? 'message' : 'other'];
  const tooLong = fillText(messages.tooLong, { label, max: max.toLocaleString('en-US') });
  const isShort = z.refine<string>((value) => sizeOnTheWire(value) <= max, tooLong);
  if (field.control !== 'email') return text.check(isShort);
  const email = fillText(messages.email, { label });
  return text.check(z.regex(emailPattern, { error: email, abort: true }), isShort);
}

// What the tab's storage holds, where anything could be: it is the visitor's.
const values = z.record(z.string(), z.string());
export const draftSchema = z.object({
  version: z.literal(3),
  /** When it was written, in milliseconds. */
  at: z.number(),
  values,
  /** The address's query under which it was written: a newer one takes precedence. */
  query: z.string(),
  /** The fields whose preset answers were chosen or confirmed. */
  touched: z.array(z.string()),
});
export const sendingSchema = z.object({ state: z.enum(['unknown', 'arrived']), values });
export const sentSchema = z.object({
  form: z.string(),
  sentAt: z.number(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Whether the confirmation page has shown it. */
  isShown: z.boolean(),
});
export type SentMessage = z.infer<typeof sentSchema>;
