import { useEffect, useRef } from 'react';
import { QuietButton } from '@/components/ui/button';
import { isChoice } from '@/lib/forms/fields';
import { useEmailForm } from './use-send';

/** Questions before sending. Placed below Send so that a double click cannot hit them. */
export function AskFirst() {
  const { questions, isOpen, answer, texts } = useEmailForm();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-amber bg-card p-card border-2"
    >
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
                onClick={() => {
                  answer(question, value);
                  panel.current?.focus();
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
    </section>
  );
}
