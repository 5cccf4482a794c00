'use client';

import { type FocusEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TextField } from '@/lib/forms/fields';
import { FieldFrame } from './field-frame';
import { useField } from './fields-context';
import { SoftCheck } from './soft-check';

type LineField = TextField & { control: 'text' | 'email' | 'tel' };

/** A one-line field: text, e-mail or phone. */
export function TextControl({ name }: { name: string }) {
  const { field, ids, error, registration, describedBy } = useField<LineField>(name);
  const { setValue } = useFormContext();
  const [left, setLeft] = useState<string>();

  function use(address: string) {
    setValue(name, address);
    setLeft(address);
  }

  return (
    <FieldFrame
      label={<label htmlFor={name}>{field.label}</label>}
      {...{ ids, error }}
      hint={field.hint}
    >
      <input
        {...registration}
        onFocus={() => setLeft(undefined)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          setLeft(event.target.value);
          return registration.onBlur(event);
        }}
        id={name}
        type={field.control}
        autoComplete={field.autoComplete}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        className="control"
      />
      {field.control !== 'text' && <SoftCheck control={field.control} left={left} onUse={use} />}
    </FieldFrame>
  );
}
