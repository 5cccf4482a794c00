import { useEffect, useRef } from 'react';
import { QuietButton } from '@/components/ui/button';
import type { Messages } from '@/lib/content/message-schemas';
import { askedBy, type Field, type Fields, isChoice } from '@/lib/forms/fields';
import { noteOn } from '@/lib/forms/notes';

export type Question = {
  field: Field;
  value: string;
  key: string;
  text: string;
  choices: readonly { value: string; label: string }[];
};

/** Questions before sending: untouched defaults that can harm, and likely typos. */
export async function openQuestions(
  fields: Fields,
  values: Record<string, string>,
  touched: readonly string[],
  texts: Messages,
): Promise<Question[]> {
  const asked = Object.values(fields).map(async (field): Promise<Question | undefined> => {
    const value = values[field.name] ?? '';
    const { name } = field;
    if (isChoice(field)) {
      const { question, hint } = askedBy(field, values['accidentId']);
      const text = question ?? `${field.label}: ${hint ?? ''}`;
      const isOpen = field.needsAnswer && value === field.default;
      return isOpen ? { field, value, key: name, text, choices: field.options } : undefined;
    }
    const note =
      field.control === 'message' ? undefined : await noteOn(field.control, value, texts);
    if (!note?.isDoubt) return undefined;
    const suggested = note.suggestion ? [{ value: note.suggestion, label: note.suggestion }] : [];
    const choices = [...suggested, { value, label: texts.confirm.asIs }];
    return {
      field,
      value,
      key: `${name}: ${value}`,
      text: `${field.label}: ${note.text}`,
      choices,
    };
  });
  const questions = await Promise.all(asked);
  return questions.filter((one) => one !== undefined).filter(({ key }) => !touched.includes(key));
}

type AskFirstProps = {
  questions: readonly Question[];
  texts: Messages['confirm'];
  onAnswer: (question: Question, value: string) => void;
};

/** Questions before sending. Placed below Send so that a double click cannot hit them. */
export function AskFirst({ questions, texts, onAnswer }: AskFirstProps) {
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
        <fieldset key={question.key} aria-label={question.text} className="mt-4">
          <p>{question.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            {question.choices.map(({ value, label }) => (
              <QuietButton key={label} onClick={() => onAnswer(question, value)}>
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
