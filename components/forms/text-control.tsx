'use client';

import type { TextField } from '@/lib/forms/fields';
import { FieldFrame } from './field-frame';
import { useField } from './fields-context';

const inputTypes = { text: 'text', email: 'email', tel: 'tel', zip: 'text', message: 'text' };

/** A one-line field: text, e-mail, phone or zip code. */
export function TextControl({ name }: { name: string }) {
  const { field, ids, error, registration, describedBy } = useField<TextField>(name);
  return (
    <FieldFrame
      label={<label htmlFor={name}>{field.label}</label>}
      {...{ ids, error }}
      hint={field.hint}
    >
      <input
        {...registration}
        id={name}
        type={inputTypes[field.control]}
        inputMode={field.control === 'zip' ? 'numeric' : undefined}
        autoComplete={field.autoComplete}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        className="control"
      />
    </FieldFrame>
  );
}
