import type { ReactNode } from 'react';

/** A titled group of fields. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend className="heading-3">{title}</legend>
      {children}
    </fieldset>
  );
}
