'use client';

import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ChoiceField, Field } from '@/lib/forms/fields';
import { FieldsContext } from './fields-context';

export type BeforeSendTexts = {
  /** Above the chosen answers, and what the mark on a preset one means. */
  answers: string;
  preset: string;
  /** Who receives it, what it costs, that no agreement is created, who decides. */
  assurances: readonly string[];
};

/**
 * What goes out with the visitor's own words: every choice, with a mark on those that still stand as
 * the form set them, so that no preset answer is sent unread.
 */
export function BeforeSend({ texts }: { texts: BeforeSendTexts }) {
  const choices = Object.entries(use(FieldsContext)).filter(isChoice);
  const { control } = useFormContext();
  const values = useWatch({ control });
  return (
    <section className="before-send" aria-label="Before you send">
      <p>{texts.answers}</p>
      <ul className="before-send-answers">
        {choices.map(([name, field]) => {
          const value = values[name] ?? field.default;
          const isPreset = value === field.default;
          const answer = field.options.find((option) => option.value === value)?.label;
          return (
            <li key={name} data-preset={isPreset}>
              {field.label}: <strong>{answer ?? 'not chosen'}</strong>
              {isPreset && answer && <span className="preset">{texts.preset}</span>}
            </li>
          );
        })}
      </ul>
      <ul className="before-send-assurances">
        {texts.assurances.map((assurance) => (
          <li key={assurance}>{assurance}</li>
        ))}
      </ul>
    </section>
  );
}

function isChoice(entry: [string, Field]): entry is [string, ChoiceField] {
  return 'options' in entry[1];
}
