import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { Fields, FormValues } from './fields';
import type { FormMessages } from './messages';
import { formSchema } from './schema';

export type FormResolver<F extends Fields> = Resolver<FormValues<F>, unknown, FormValues<F>>;

/** Takes a form's fields and its messages and returns what checks its values for the form library. */
export function createResolver<F extends Fields>(
  fields: F,
  messages: FormMessages,
): FormResolver<F> {
  return zodResolver(formSchema(fields, messages));
}
