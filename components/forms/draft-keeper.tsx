'use client';

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Draft, eraseDraft, keepDraft, readDraft } from '@/lib/forms/draft';
import type { Fields } from '@/lib/forms/fields';

type DraftKeeperProps = {
  form: string;
  fields: Fields;
  /** Told where the last message of this form was cut off while it was sent. */
  onCutOff: () => void;
};

/**
 * Keeps what is typed in this tab and brings it back after a reload. It stands before the fields, so
 * that it comes before whatever else fills them; what was typed meanwhile stays.
 */
export function DraftKeeper({ form, fields, onCutOff }: DraftKeeperProps) {
  const { getValues, setValue, subscribe } = useFormContext();
  const cutOff = useRef(onCutOff);

  useEffect(() => {
    const draft = readDraft(form, fields);
    const given = draft?.query === window.location.search ? [] : namesInQuery();
    for (const [name, value] of Object.entries(draft?.values ?? {})) {
      const current = getValues(name);
      const isUntouched = !current || current === fields[name]?.default;
      if (isUntouched && !given.includes(name)) setValue(name, value);
    }
    if (draft?.isSending) cutOff.current();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!holdsOwnAnswers(values, fields)) eraseDraft(form);
        else keepDraft(form, draftOf(values, readDraft(form, fields)));
      },
    });
  }, [form, fields, getValues, setValue, subscribe]);

  return null;
}

function draftOf(values: Draft['values'], before?: Draft): Draft {
  return { values, query: window.location.search, isSending: before?.isSending ?? false };
}

/** Says whether anything differs from what the form and the address fill in by themselves. */
function holdsOwnAnswers(values: Draft['values'], fields: Fields): boolean {
  const query = new URLSearchParams(window.location.search);
  return Object.entries(fields).some(([name, field]) => {
    const value = values[name];
    return value && value !== field.default && value !== query.get(name);
  });
}

function namesInQuery(): string[] {
  return [...new URLSearchParams(window.location.search).keys()];
}
