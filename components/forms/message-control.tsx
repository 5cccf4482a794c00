'use client';

import type { TextField } from '@/lib/forms/fields';
import { FieldFrame } from './field-frame';
import { useField } from './fields-context';
import { RoomLeft } from './room-left';

/** The message box, 150 px high (specification, section 9). */
export function MessageControl({ name }: { name: string }) {
  const { field, ids, error, registration, describedBy } = useField<TextField>(name);
  return (
    <FieldFrame
      label={<label htmlFor={name}>{field.label}</label>}
      {...{ ids, error }}
      hint={field.hint}
    >
      <textarea
        {...registration}
        id={name}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        className="control h-[150px] resize-y py-3"
      />
      <RoomLeft name={name} />
    </FieldFrame>
  );
}
