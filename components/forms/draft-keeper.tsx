'use client';

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type Draft,
  eraseDraft,
  keepDraft,
  type LastSending,
  lastSending,
  readDraft,
} from '@/lib/forms/draft';
import type { Fields } from '@/lib/forms/fields';

type DraftKeeperProps = {
  form: string;
  fields: Fields;
  /** Told what became of the message that was being sent when the page was left. */
  onLastSending: (state: LastSending) => void;
};

/**
 * Keeps what is typed in this tab and brings it back after a reload. It stands before the fields, so
 * that it comes before whatever else fills them; what was typed meanwhile stays.
 */
export function DraftKeeper({ form, fields, onLastSending }: DraftKeeperProps) {
  const { getValues, setValue, subscribe } = useFormContext();
  const tell = useRef(onLastSending);

  useEffect(() => {
    const draft = readDraft(form, fields);
    const given = draft?.query === window.location.search ? [] : namesInQuery();
    for (const [name, value] of Object.entries(draft?.values ?? {})) {
      const current = getValues(name);
      const isUntouched = !current || current === fields[name]?.default;
      if (isUntouched && !given.includes(name)) setValue(name, value);
    }
    const sending = lastSending(form);
    if (!draft) eraseDraft(form);
    else if (sending) tell.current(sending);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!holdsOwnAnswers(values, fields)) eraseDraft(form);
        else keepDraft(form, { values, query: window.location.search });
      },
    });
  }, [form, fields, getValues, setValue, subscribe]);

  return null;
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
