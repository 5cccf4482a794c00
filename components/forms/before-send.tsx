import { QuietButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/fold';
import { Paragraphs } from '@/components/ui/text';
import {
  asShown,
  type ChoiceField,
  defaultOf,
  isChoice,
  leadIn,
  mapFields,
} from '@/lib/forms/fields';
import { fillText } from '@/lib/inline-text';
import { Alert } from './notices';
import { consentName, useEmailForm } from './use-email-form';

const summary = 'min-h-8 gap-2 underline';

export function BeforeSend() {
  const { fields, texts, atSend, methods } = useEmailForm();
  const { answers, notChosen, preset, title } = texts.beforeSend;
  const watched = methods.watch();
  const choices = fields.filter(isChoice);
  const values = mapFields(choices, (field) => watched[field.name] ?? defaultOf(field));
  const isPreset = (field: ChoiceField) => field.default && values[field.name] === field.default;
  const presets = choices.filter(isPreset).length;
  return (
    <section
      aria-label={title}
      className="rounded-card bg-wash text-ink-soft p-card text-note grid gap-1"
    >
      <Disclosure
        title={presets > 0 ? fillText(preset, { count: presets }) : answers}
        summary={summary}
      >
        <ul className="mb-2">
          {asShown(choices, values).map(({ label, value }) => (
            <li key={label}>
              {leadIn(label)} <strong>{value || notChosen}</strong>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Paragraphs texts={atSend.shown} />
      <Disclosure title={atSend.more} summary={summary}>
        <Paragraphs texts={atSend.folded} />
      </Disclosure>
    </section>
  );
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

/** Questions before sending. Placed below Send so that a double click cannot hit them. */
export function AskFirst() {
  const { questions, isOpen, answer, texts } = useEmailForm();
  return (
    <Alert takesFocus>
      <p className="font-semibold">{texts.confirm.question}</p>
      {questions.map((question) => (
        // It stays where it was, or a second tap would answer the next one.
        <fieldset
          key={question.key}
          aria-label={question.text}
          disabled={!isOpen(question)}
          className="mt-4 disabled:opacity-50"
        >
          <p>{question.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            {question.choices.map(({ value, label }) => (
              <QuietButton
                key={label}
                onClick={({ currentTarget }) => {
                  answer(question, value);
                  currentTarget.closest<HTMLElement>('[role=alert]')?.focus();
                }}
              >
                {label}
              </QuietButton>
            ))}
            {!isChoice(question.field) && (
              <QuietButton onClick={() => document.getElementById(question.field.name)?.focus()}>
                {texts.confirm.change}
              </QuietButton>
            )}
          </div>
        </fieldset>
      ))}
    </Alert>
  );
}
