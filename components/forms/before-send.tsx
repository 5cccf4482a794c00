import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Caret } from '@/components/ui/fold';
import { LinkedText } from '@/components/ui/text';
import type { Messages } from '@/lib/content/message-schemas';
import {
  askedBy,
  type ChoiceField,
  type Field,
  isChoice,
  leadIn,
  optionOf,
} from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/form-content';
import { fillText } from '@/lib/inline-text';

type BeforeSendProps = {
  fields: readonly Field[];
  texts: Messages['beforeSend'];
  atSend: FormContent['atSend'];
};

export function BeforeSend({ fields, texts, atSend }: BeforeSendProps) {
  const { control } = useFormContext<Record<string, string>>();
  const values = useWatch({ control });
  const choices = fields.filter(isChoice);
  const chosenIn = ({ name, default: preset }: ChoiceField) => values[name] ?? preset;
  const presets = choices.filter(
    (field) => field.default && chosenIn(field) === field.default,
  ).length;
  return (
    <section
      aria-label={texts.title}
      className="rounded-card bg-wash text-ink-soft p-card text-note grid gap-1"
    >
      <More title={presets > 0 ? fillText(texts.preset, { count: presets }) : texts.answers}>
        <ul className="mb-2">
          {choices.map((field) => {
            const { question = field.label } = askedBy(field, values['accidentId']);
            const chosen = optionOf(field, chosenIn(field))?.label ?? texts.notChosen;
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

const consentName = 'machine-calls';

/** Consent to automated calls. Not a form field, because it must never be required. */
export function Consent({ text }: { text: string }) {
  return (
    <label className="text-note flex items-start gap-3">
      <input type="checkbox" name={consentName} className="accent-teal mt-1 size-5 flex-none" />
      {text}
    </label>
  );
}

/** Returns the line of the e-mail that records whether consent was given, when and to what. */
export function consentRecord(form: HTMLFormElement | null, text: string): string {
  const box = form?.elements.namedItem(consentName);
  const isGiven = box instanceof HTMLInputElement && box.checked;
  const { origin, pathname } = window.location;
  return `[${isGiven ? 'AGREED' : 'NOT AGREED'}, ${new Date().toISOString()}, ${origin}${pathname}: “${text}”]`;
}
