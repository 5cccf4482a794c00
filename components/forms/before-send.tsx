import type { ReactNode } from 'react';
import { Caret } from '@/components/ui/fold';
import { LinkedText } from '@/components/ui/text';
import { askedBy, type ChoiceField, isChoice, leadIn, optionOf } from '@/lib/forms/fields';
import { fillText } from '@/lib/inline-text';
import { consentName, useEmailForm } from './use-send';

export function BeforeSend() {
  const { fields, texts, atSend, methods } = useEmailForm();
  const { answers, notChosen, preset, title } = texts.beforeSend;
  const values = methods.watch();
  const choices = fields.filter(isChoice);
  const chosenIn = (field: ChoiceField) => values[field.name] ?? field.default;
  const presets = choices.filter(
    (field) => field.default && chosenIn(field) === field.default,
  ).length;
  return (
    <section
      aria-label={title}
      className="rounded-card bg-wash text-ink-soft p-card text-note grid gap-1"
    >
      <More title={presets > 0 ? fillText(preset, { count: presets }) : answers}>
        <ul className="mb-2">
          {choices.map((field) => {
            const { question = field.label } = askedBy(field, values['accidentId']);
            const chosen = optionOf(field, chosenIn(field))?.label ?? notChosen;
            return (
              <li key={field.name}>
                {leadIn(question)} <strong>{chosen}</strong>
              </li>
            );
          })}
        </ul>
      </More>
      <Lines texts={atSend.shown} />
      <More title={atSend.more}>
        <Lines texts={atSend.folded} />
      </More>
    </section>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-8 cursor-pointer items-center justify-between gap-2 underline">
        {title}
        <Caret />
      </summary>
      {children}
    </details>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ));
}

/** Consent to automated calls. Not a form field, because it must never be required. */
export function Consent() {
  const { consent } = useEmailForm().atSend;
  if (!consent) return null;
  return (
    <label className="text-note flex items-start gap-3">
      <input type="checkbox" name={consentName} className="accent-teal mt-1 size-5 flex-none" />
      {consent}
    </label>
  );
}
