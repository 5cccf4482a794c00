import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, QuietButton } from '@/components/ui/button';
import { LinkedText } from '@/components/ui/text';
import type { Messages } from '@/lib/content/message-schemas';
import type { ChoiceField, Fields, Named } from '@/lib/forms/fields';
import { isChoice, labelOf } from '@/lib/forms/fields';

type BeforeSendProps = {
  fields: Fields;
  texts: Messages['beforeSend'];
  /** What becomes of a message and what it does not do, with links. */
  toKnow: readonly string[];
};

/**
 * What goes out with the visitor's own words: every choice, with a mark on those that still are as the
 * form set them, so that no preset answer is sent unread. Below it, what to know before sending.
 */
export function BeforeSend({ fields, texts, toKnow }: BeforeSendProps) {
  const { control } = useFormContext<Record<string, string>>();
  const values = useWatch({ control });
  return (
    <section aria-label={texts.title} className="rounded-card bg-wash p-card">
      <p>{texts.answers}</p>
      <ul className="mt-3 mb-4 flex flex-wrap gap-x-5 gap-y-1.5">
        {Object.values(fields)
          .filter(isChoice)
          .map((field) => {
            const value = values[field.name] ?? field.default;
            const isPreset = value === field.default && value !== '';
            return (
              <li key={field.name} data-preset={isPreset}>
                {field.label}: <strong>{labelOf(field, value) ?? texts.notChosen}</strong>
                {isPreset && (
                  <span className="text-amber-text ml-1.5 inline-block rounded-full border border-current px-2 text-sm whitespace-nowrap">
                    {texts.preset}
                  </span>
                )}
              </li>
            );
          })}
      </ul>
      <ul className="border-line text-note text-ink-soft grid gap-1 border-t pt-3.5">
        {[...texts.assurances, ...toKnow].map((text) => (
          <li key={text}>
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AskOnceProps = {
  questions: readonly Named<ChoiceField>[];
  texts: Messages['confirm'];
  /** Takes the names of the fields whose answers are right. */
  onYes: (names: string[]) => void;
};

/** Asks about answers that the form chose, below Send, where a second press of Send cannot hit it. */
export function AskOnce({ questions, texts, onYes }: AskOnceProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  if (questions.length === 0) return null;
  return (
    <section
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-amber bg-card p-card border-2"
    >
      <p className="font-semibold">{texts.question}</p>
      <ul className="mt-2">
        {questions.map((field) => (
          <li key={field.name}>
            {field.label}: <strong>{labelOf(field, field.default)}</strong>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="button" onClick={() => onYes(questions.map(({ name }) => name))}>
          {texts.yes}
        </Button>
        <QuietButton onClick={() => document.getElementById(questions[0]?.name ?? '')?.focus()}>
          {texts.change}
        </QuietButton>
      </div>
    </section>
  );
}
