'use client';

import { createContext, use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field, Fields } from '@/lib/forms/fields';
import type { FormTexts } from './form-texts';

export const FieldsContext = createContext<Fields>({});

/** The texts of the form around a control; there is no form without them. */
export const FormTextsContext = createContext<FormTexts>({} as FormTexts);

/** Takes a field's name and returns its record, its message if it is wrong, and its ids. */
export function useField<F extends Field>(name: string) {
  const field = use(FieldsContext)[name] as F | undefined;
  if (!field) throw new Error(`This form has no field "${name}".`);
  const { register, formState } = useFormContext();
  const error = formState.errors[name]?.message;
  const ids = { hint: `${name}-hint`, error: `${name}-error` };
  const describedBy = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return {
    field,
    ids,
    error: error === undefined ? undefined : String(error),
    registration: register(name),
    describedBy: describedBy || undefined,
  };
}
