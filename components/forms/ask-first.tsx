import { useEffect, useRef } from 'react';
import { QuietButton } from '@/components/ui/button';
import type { Messages } from '@/lib/content/message-schemas';
import { askedBy, type Field, isChoice } from '@/lib/forms/fields';
import type { FormMessages } from '@/lib/forms/form-content';
import { loadSpeller, softCheck } from '@/lib/forms/soft-check';
import type { MessageState } from '@/lib/message/state';

export type Question = {
  field: Field;
  value: string;
  /** The value before it was trimmed. */
  typed: string | undefined;
  key: string;
  text: string;
  choices: readonly { value: string; label: string }[];
};

/** Questions before sending: untouched defaults that can harm, and likely typos. */
export async function openQuestions(
  fields: readonly Field[],
  answers: Record<string, string>,
  { touched, values }: Pick<MessageState, 'touched' | 'values'>,
  texts: FormMessages,
): Promise<Question[]> {
  // What is optional holds no message up for longer than a second.
  const speller = await Promise.race([loadSpeller().catch(() => undefined), wait(1000)]);
  const asked = fields.map((field): Question | undefined => {
    const { name, label } = field;
    const value = answers[name] ?? '';
    const common = { field, value, typed: values[name] };
    if (isChoice(field)) {
      const { question, hint } = askedBy(field, answers['accidentId']);
      const text = question ?? `${label}: ${hint ?? ''}`;
      const isOpen = field.mustConfirmDefault && value === field.default;
      return isOpen ? { ...common, key: name, text, choices: field.options } : undefined;
    }
    if (field.control === 'message') return undefined;
    const remark = softCheck(field, value, texts, { speller });
    if (!remark?.isDoubt) return undefined;
    const suggested = remark.suggestion
      ? [{ value: remark.suggestion, label: remark.suggestion }]
      : [];
    const choices = [...suggested, { value, label: texts.confirm.asIs }];
    return { ...common, key: `${name}: ${value}`, text: `${label}: ${remark.text}`, choices };
  });
  return asked.filter((one) => one !== undefined).filter(({ key }) => !touched.includes(key));
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

type AskFirstProps = {
  questions: readonly Question[];
  isOpen: (question: Question) => boolean;
  texts: Messages['confirm'];
  onAnswer: (question: Question, value: string) => void;
};

/** Questions before sending. Placed below Send so that a double click cannot hit them. */
export function AskFirst({ questions, isOpen, texts, onAnswer }: AskFirstProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-amber bg-card p-card border-2"
    >
      <p className="font-semibold">{texts.question}</p>
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
                  onAnswer(question, value);
                  panel.current?.focus();
                }}
              >
                {label}
              </QuietButton>
            ))}
            {!isChoice(question.field) && (
              <QuietButton onClick={() => document.getElementById(question.field.name)?.focus()}>
                {texts.change}
              </QuietButton>
            )}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
