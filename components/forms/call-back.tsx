import { QuietButton } from '@/components/ui/button';
import { type LineField, partsOf } from '@/lib/forms/fields';
import { useEmailForm } from './use-email-form';

/** Each tap adds words to the field below, or takes them out again. */
export function CallBack({ field }: { field: LineField }) {
  const { methods, values, isReady } = useEmailForm();
  const { suggestions } = field;
  if (!suggestions) return null;
  const parts = partsOf(values[field.name]);
  const toggle = (label: string) => {
    const others = parts.filter((part) => part !== label);
    const all = others.length < parts.length ? others : [...parts, label];
    methods.setValue(field.name, all.join('; '), { shouldValidate: true });
  };
  return (
    // Taps do nothing before the script has come.
    <div className={`mb-2 ${isReady ? '' : 'invisible'}`}>
      <fieldset aria-label={suggestions.label} className="mt-2 flex flex-wrap gap-3">
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
