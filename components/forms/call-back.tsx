import { QuietButton } from '@/components/ui/button';
import type { LineField } from '@/lib/forms/fields';
import { splitParts, togglePart } from '@/lib/forms/parameters';
import { useEmailForm } from './use-email-form';

/** Each tap adds words to the field below, or takes them out again. */
export function CallBack({ field }: { field: LineField }) {
  const { methods, values } = useEmailForm();
  const { suggestions } = field;
  if (!suggestions) return null;
  const parts = splitParts(values[field.name]);
  const toggle = (label: string) =>
    methods.setValue(field.name, togglePart(values[field.name], label), { shouldValidate: true });
  return (
    <div className="mb-2 noscript:hidden">
      {/* Before this script has come, early-form.ts adds what is tapped. */}
      <fieldset
        aria-label={suggestions.label}
        data-adds-to={field.name}
        className="flex flex-wrap gap-2"
      >
        {suggestions.options.map(({ value, label }) => (
          <QuietButton
            key={value}
            aria-pressed={parts.includes(label)}
            onClick={() => toggle(label)}
          >
            {label}
          </QuietButton>
        ))}
      </fieldset>
      {suggestions.note && <p className="text-ink-soft text-sm">{suggestions.note}</p>}
    </div>
  );
}
