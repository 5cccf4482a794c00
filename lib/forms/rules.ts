import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Messages } from '@/lib/content/message-schemas';
import { readPlace } from '@/lib/states';
import { fillText } from '../inline-text';
import { type Field, isChoice, isRequired, mapFields } from './fields';
import { emailPattern } from './mail-address';
import { asMeant, maximumBytes, sizeOnTheWire } from './soft-check';

// Spaces, control characters and what Unicode shows as nothing, beside Braille's blank.
const isVisible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function formSchema(fields: readonly Field[], messages: Messages) {
  return z.object(mapFields(fields, (field) => fieldRule(field, messages)));
}

export function createResolver(fields: readonly Field[], messages: Messages) {
  return zodResolver(formSchema(fields, messages));
}

function fieldRule(field: Field, messages: Messages): z.ZodMiniType<string, string> {
  const { label } = field;
  const required = fillText(messages.required, { label });
  const isFilled = z.refine<string>((typed) => !isRequired(field) || isVisible.test(typed), {
    error: required,
    abort: true,
  });
  const text = z.string({ error: required }).check(
    z.overwrite((typed) => asMeant(field, typed)),
    z.trim(),
    isFilled,
  );
  if (isChoice(field)) {
    const values = field.options.map(({ value }) => value);
    return text.check(z.refine((value) => values.includes(value), required));
  }
  if (field.control === 'zip') {
    return z.pipe(
      text.check(z.refine((typed) => readPlace(typed) !== undefined, messages.zipCode)),
      z.transform((typed: string) => readPlace(typed) ?? typed),
    );
  }
  const isMessage = field.control === 'message';
  const max = maximumBytes[isMessage ? 'message' : 'other'];
  const tooLong = fillText(isMessage ? messages.tooLong : messages.tooLongLine, { label });
  const isShort = z.refine<string>((value) => sizeOnTheWire(value) <= max, tooLong);
  if (field.control !== 'email') return text.check(isShort);
  const email = fillText(messages.email, { label });
  return text.check(z.regex(emailPattern, { error: email, abort: true }), isShort);
}
