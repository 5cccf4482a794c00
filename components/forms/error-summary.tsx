'use client';

import { use, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldsContext } from './fields-context';

/** After a refused Send: all mistakes in the order of the fields, each a link; it takes the focus. */
export function ErrorSummary({ title }: { title: string }) {
  const { formState } = useFormContext();
  const { errors, submitCount } = formState;
  const names = Object.keys(use(FieldsContext)).filter((name) => errors[name]);
  const summary = useRef<HTMLDivElement>(null);

  // Once for each press of Send.
  useEffect(() => summary.current?.focus(), [submitCount]);

  if (submitCount === 0 || names.length === 0) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="error-summary"
    >
      <h2 id="error-summary-title" className="heading-3">
        {title}
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                // Without this the address changes, and Back would only undo that.
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {String(errors[name]?.message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
