'use client';

import type { ChoiceField } from '@/lib/forms/fields';
import { FieldFrame } from './field-frame';
import { useField } from './fields-context';

/** A dropdown. */
export function SelectControl({ name }: { name: string }) {
  const { field, ids, error, registration, describedBy } = useField<ChoiceField>(name);
  return (
    <FieldFrame
      label={<label htmlFor={name}>{field.label}</label>}
      {...{ ids, error }}
      hint={field.hint}
    >
      <div className="control-select">
        <select
          {...registration}
          id={name}
          defaultValue={field.default}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          className="control"
        >
          {field.placeholder && <option value="">{field.placeholder}</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
