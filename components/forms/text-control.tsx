'use client';

import type { TextField } from '@/lib/forms/fields';
import { FieldFrame } from './field-frame';
import { useField } from './fields-context';

type LineField = TextField & { control: 'text' | 'email' | 'tel' };

/** A one-line field: text, e-mail or phone. */
export function TextControl({ name }: { name: string }) {
  const { field, ids, error, registration, describedBy } = useField<LineField>(name);
  return (
    <FieldFrame
      label={<label htmlFor={name}>{field.label}</label>}
      {...{ ids, error }}
      hint={field.hint}
    >
      <input
        {...registration}
        id={name}
        type={field.control}
        autoComplete={field.autoComplete}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        className="control"
      />
    </FieldFrame>
  );
}
