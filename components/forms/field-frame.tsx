import type { ReactNode } from 'react';

type FieldFrameProps = {
  label: ReactNode;
  hint?: string;
  error?: string;
  ids: { hint: string; error: string };
  /** Set for a group of controls with one label: the ids of the texts that describe the group. */
  group?: { describedBy?: string };
  children: ReactNode;
};

/** One row of a form: label beside or above the control, its hint, and what is wrong with it. */
export function FieldFrame({ label, hint, error, ids, group, children }: FieldFrameProps) {
  const [Row, Label] = group ? (['fieldset', 'legend'] as const) : (['div', 'div'] as const);
  return (
    <Row className="field-row" aria-describedby={group?.describedBy}>
      <Label className="field-label">{label}</Label>
      <div className="field-control">
        {hint && (
          <p id={ids.hint} className="field-hint">
            {hint}
          </p>
        )}
        {error && (
          <p id={ids.error} className="field-error">
            {error}
          </p>
        )}
        {children}
      </div>
    </Row>
  );
}
