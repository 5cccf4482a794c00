import { Fragment } from 'react';
import { Heading } from '@/components/ui/section';
import type { Field, FieldGroup } from '@/lib/forms/fields';
import type { FormMessages } from '@/lib/forms/form-content';
import { FormField } from './field';

type FieldGroupsProps = {
  groups: readonly FieldGroup[];
  texts: FormMessages;
  /** Shown where the office sees the case as urgent. */
  urgent: string | false | undefined;
  /** By field, what a chosen answer means. */
  notes: Readonly<Record<string, string | undefined>>;
};

export function FieldGroups({ groups, texts, urgent, notes }: FieldGroupsProps) {
  const show = (field: Field) => (
    <Fragment key={field.name}>
      <FormField field={field} texts={texts} />
      {(field.name === 'period' || 'notes' in field) && (
        <p role="status" className="font-semibold empty:hidden">
          {field.name === 'period' ? urgent : notes[field.name]}
        </p>
      )}
    </Fragment>
  );
  return groups.map(({ name, title, note, isTwoColumns, fields }) => {
    if (!title) return fields.map(show);
    return (
      <fieldset
        key={name}
        aria-labelledby={`group-${name}`}
        className="rounded-card border-line bg-card p-card grid min-w-0 grid-cols-1 gap-6 border"
      >
        <Heading as="h2" size="subtitle" id={`group-${name}`}>
          {title}
        </Heading>
        {note && <p className="text-ink-soft">{note}</p>}
        {isTwoColumns ? (
          <div className="grid gap-6 sm:grid-cols-2">{fields.map(show)}</div>
        ) : (
          fields.map(show)
        )}
      </fieldset>
    );
  });
}
