import * as z from 'zod/mini';
import { isZipCode } from '@/lib/zip-code';
import type { Field, Fields, FormValues } from './fields';
import { type FormMessages, fillText } from './messages';
import { maximumBytes, sizeOnTheWire } from './size-on-the-wire';

// Wide on purpose: an address that is refused by mistake loses a visitor, one that is accepted by
// mistake bounces. White space, separators and control characters would reach the mail's headers.
const emailPattern =
  /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}@[^\s@"(),:;<>[\]\\\p{C}.]+(\.[^\s@"(),:;<>[\]\\\p{C}.]+)+$/u;

/**
 * Takes a form's fields and its messages and returns the schema of its values: every field is
 * required, an e-mail and a zip code have a form, a choice is one of its options (section 5).
 */
export function formSchema<F extends Fields>(fields: F, messages: FormMessages) {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    fieldSchema(field, messages),
  ]);
  return z.object(Object.fromEntries(entries)) as unknown as z.ZodMiniType<
    FormValues<F>,
    FormValues<F>
  >;
}

function fieldSchema(field: Field, messages: FormMessages) {
  const say = (template: string, values = {}) =>
    fillText(template, { label: field.label, ...values });
  const text = z
    .string()
    .check(z.trim(), z.minLength(1, { error: say(messages.required), abort: true }));
  switch (field.control) {
    case 'radio':
    case 'select': {
      const values = field.options.map((option) => option.value);
      return text.check(z.refine((value) => values.includes(value), say(messages.required)));
    }
    case 'zip':
      return text.check(z.refine(isZipCode, messages.invalidZipCode));
    case 'email':
      return text.check(
        z.regex(emailPattern, { error: say(messages.email), abort: true }),
        notLongerThan(maximumBytes.other, say),
      );
    case 'message':
      return text.check(notLongerThan(maximumBytes.message, say));
    default:
      return text.check(notLongerThan(maximumBytes.other, say));
  }

  function notLongerThan(max: number, write: typeof say) {
    const error = write(messages.tooLong, { max: max.toLocaleString('en-US') });
    return z.refine<string>((value) => sizeOnTheWire(value) <= max, error);
  }
}
