'use client';

import type { ChoiceField } from '@/lib/forms/fields';
import { FieldFrame } from './field-frame';
import { useField } from './fields-context';

/** A choice among a few answers, all of them visible, each a large target. */
export function RadioControl({ name }: { name: string }) {
  const { field, ids, error, registration, describedBy } = useField<ChoiceField>(name);
  return (
    <FieldFrame label={field.label} {...{ ids, error }} hint={field.hint} group={{ describedBy }}>
      <div className="choices">
        {field.options.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              {...registration}
              // The first one takes the field's name as its id: the error summary links there.
              id={index === 0 ? name : undefined}
              type="radio"
              value={value}
              defaultChecked={value === field.default}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
