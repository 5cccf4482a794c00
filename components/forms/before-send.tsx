import { Button, QuietButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/fold';
import { LineIcon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/text';
import {
  asShown,
  consentGiven,
  consentName,
  isChoice,
  leadIn,
  leftAsPreset,
} from '@/lib/forms/fields';
import type { Question } from '@/lib/forms/soft-check';
import { fillText } from '@/lib/inline-text';
import { Alert } from './notices';
import { useEmailForm } from './use-email-form';

const summary = 'min-h-8 gap-2 underline';

export function BeforeSend() {
  const { fields, texts, atSend, values, state, source } = useEmailForm();
  const { answers, notChosen, preset, title } = texts.beforeSend;
  const presets = leftAsPreset(fields, values, state.touched).length;
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
          {asShown(fields.filter(isChoice), values).map(({ label, value }) => (
            <li key={label}>
              {leadIn(label)} <strong>{value || notChosen}</strong>
            </li>
          ))}
          {source && (
            <li>
              {leadIn(texts.beforeSend.source)} <strong>{source}</strong>
            </li>
          )}
        </ul>
      </Disclosure>
      <Paragraphs texts={atSend.shown} />
      <Disclosure title={atSend.more} summary={summary}>
        <Paragraphs texts={atSend.folded} />
      </Disclosure>
    </section>
  );
}

/** Consent to automated calls. Not among the fields, because it must never be required. */
export function Consent() {
  const { atSend, values, methods } = useEmailForm();
  if (!atSend.consent) return null;
  return (
    <label className="text-note flex items-start gap-3">
      <input
        type="checkbox"
        name={consentName}
        value={consentGiven}
        checked={values[consentName] === consentGiven}
        onChange={({ target }) => methods.setValue(consentName, target.checked ? target.value : '')}
        className="tick bg-card mt-1 size-5 flex-none appearance-none"
      />
      {atSend.consent}
    </label>
  );
}

/** What the first Send asks. Placed below Send so that a double click cannot hit an answer. */
export function AskFirst() {
  const { asked, texts } = useEmailForm();
  if (!asked) return null;
  const { again, questions } = asked;
  const { question, presets, again: whenAgain } = texts.confirm;
  return (
    <Alert
      key={again}
      takesFocus
      text={<strong>{again ? fillText(whenAgain, { reference: again }) : question}</strong>}
    >
      {questions.map((question) => (
        <AskedQuestion key={question.key} question={question} />
      ))}
      {questions.some(({ field }) => isChoice(field)) && <p className="mt-4">{presets}</p>}
      <Button type="submit" className="mt-5 w-full sm:w-auto sm:px-16">
        {texts.send}
      </Button>
    </Alert>
  );
}

/** An answer shows as chosen and can be changed. It sends nothing. */
function AskedQuestion({ question: { field, key, text, typed, choices } }: { question: Question }) {
  const { state, values, choose, texts } = useEmailForm();
  const value = values[field.name];
  // A field that was corrected since needs no answer.
  const isOpen = [typed, ...choices.map((choice) => choice.value)].includes(value);
  if (!isOpen) return null;
  const isAnswered = state.touched.includes(key);
  return (
    <fieldset aria-label={text} className="mt-4">
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {choices.map((choice) => {
          const isChosen = isAnswered && choice.value === value;
          return (
            <QuietButton
              key={choice.label}
              aria-pressed={isChosen}
              onClick={() => choose(field.name, choice.value, key)}
            >
              {isChosen && <LineIcon name="check" size={20} />}
              {choice.label}
            </QuietButton>
          );
        })}
        {!isChoice(field) && (
          <QuietButton onClick={() => document.getElementById(field.name)?.focus()}>
            {texts.confirm.change}
          </QuietButton>
        )}
      </div>
    </fieldset>
  );
}
