'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useZipState } from '@/components/ui/use-zip-state';
import type { TextField } from '@/lib/forms/fields';
import { FieldFrame } from './field-frame';
import { useField } from './fields-context';

/** A zip code, with the name of its state beside it once there are five digits. */
export function ZipControl({ name }: { name: string }) {
  const { field, ids, error, registration, describedBy } = useField<TextField>(name);
  const { control } = useFormContext();
  const state = useZipState(useWatch({ control, name }) ?? '');
  return (
    <FieldFrame
      label={<label htmlFor={name}>{field.label}</label>}
      {...{ ids, error }}
      hint={field.hint}
    >
      <div className="flex items-center gap-4">
        <input
          {...registration}
          id={name}
          type="text"
          inputMode="numeric"
          autoComplete={field.autoComplete}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          className="control max-w-40"
        />
        <p role="status" className="font-semibold">
          {state}
        </p>
      </div>
    </FieldFrame>
  );
}
