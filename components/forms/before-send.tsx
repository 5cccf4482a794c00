import { useFormContext, useWatch } from 'react-hook-form';
import { LinkedText } from '@/components/ui/text';
import type { Messages } from '@/lib/content/message-schemas';
import type { Fields } from '@/lib/forms/fields';
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
