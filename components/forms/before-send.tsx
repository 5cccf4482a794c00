import { useFormContext, useWatch } from 'react-hook-form';
import { Caret } from '@/components/ui/fold';
import { LinkedText } from '@/components/ui/text';
import type { Messages } from '@/lib/content/message-schemas';
import { askedBy, type Field, isChoice, leadIn, optionOf } from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/form-content';

type BeforeSendProps = {
  fields: readonly Field[];
  texts: Messages['beforeSend'];
  atSend: FormContent['atSend'];
};

export function BeforeSend({ fields, texts, atSend }: BeforeSendProps) {
  const { control } = useFormContext<Record<string, string>>();
  const values = useWatch({ control });
  return (
    <section aria-label={texts.title} className="rounded-card bg-wash p-card text-note">
      <p>{texts.answers}</p>
      <ul className="mt-2 mb-3 flex flex-wrap gap-x-5 gap-y-0.5">
        {fields.filter(isChoice).map((field) => {
          const value = values[field.name] ?? field.default;
          const { question = field.label } = askedBy(field, values['accidentId']);
          const isPreset = value === field.default && value !== '';
          return (
            <li key={field.name} data-preset={isPreset}>
              {leadIn(question)} <strong>{optionOf(field, value)?.label ?? texts.notChosen}</strong>
              {isPreset && (
                <span className="text-amber-text ml-1.5 inline-block rounded-full border border-current px-2 text-sm whitespace-nowrap">
                  {texts.preset}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="border-line text-ink-soft grid gap-1 border-t pt-3">
        <Lines texts={atSend.shown} />
        <details className="group">
          <summary className="flex min-h-8 cursor-pointer items-center justify-between gap-2 underline">
            {atSend.more}
            <Caret />
          </summary>
          <div className="grid gap-1">
            <Lines texts={atSend.folded} />
          </div>
        </details>
      </div>
    </section>
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
