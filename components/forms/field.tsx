import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Input, Select, TextArea } from '@/components/ui/control';
import type { Messages } from '@/lib/content/message-schemas';
import type { ChoiceField, Field, LineField, MessageField, Named } from '@/lib/forms/fields';
import { askedBy, isRequired, roomLeft } from '@/lib/forms/fields';
import { type Note, type NoteTexts, noteOn } from '@/lib/forms/notes';
import { fillText } from '@/lib/inline-text';
import { UnknownZip } from './unknown-zip';

type ControlProps<F> = { field: Named<F>; texts: Messages & NoteTexts };

export function FormField({ field, texts }: ControlProps<Field>) {
  switch (field.control) {
    case 'radio':
      return <Radios field={field} />;
    case 'select':
      return <Dropdown field={field} />;
    case 'message':
      return <MessageBox field={field} texts={texts} />;
    default:
      return <Line field={field} texts={texts} />;
  }
}

function Radios({ field }: { field: Named<ChoiceField> }) {
  const { registration } = useControl(field);
  const isShort = field.options.length === 2;
  return (
    <Row field={field} isGroup>
      <div
        className={`grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] ${isShort ? 'grid-cols-2' : ''}`}
      >
        {field.options.map(({ value, label }, index) => (
          <label
            key={value}
            className="rounded-control border-control hover:bg-wash has-checked:border-teal has-checked:bg-wash has-checked:inset-ring-teal px-control flex min-h-[52px] cursor-pointer items-center gap-3 border py-1.5 has-checked:inset-ring"
          >
            <input
              {...registration}
              // The error summary links to the first option.
              id={index === 0 ? field.name : undefined}
              type="radio"
              value={value}
              defaultChecked={value === field.default}
              className="border-control bg-card checked:border-teal size-5 flex-none scroll-mt-36 appearance-none rounded-full border-2 checked:border-6"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Row>
  );
}

function Dropdown({ field }: { field: Named<ChoiceField> }) {
  const { registration, attributes } = useControl(field);
  return (
    <Row field={field} isStacked={field.default === ''}>
      <Select
        {...registration}
        {...attributes}
        className="pl-control scroll-mt-36 pr-[34px]"
        defaultValue={field.default}
      >
        {field.placeholder && <option value="">{field.placeholder}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Row>
  );
}

/** The message box, 150 px high (specification, section 9). */
function MessageBox({ field, texts }: ControlProps<MessageField>) {
  const { registration, attributes } = useControl(field);
  return (
    <Row field={field}>
      <TextArea
        {...registration}
        {...attributes}
        className="px-control block h-[150px] resize-y scroll-mt-36"
      />
      <RoomLeft text={useAnswer(field.name)} texts={texts.counter} />
    </Row>
  );
}

function Line({ field, texts }: ControlProps<LineField>) {
  const { registration, attributes } = useControl(field);
  const isWrong = attributes['aria-invalid'];
  const { setValue } = useFormContext();
  const value = useAnswer(field.name);
  const [left, setLeft] = useState<string>();
  const [note, setNote] = useState<Note & { of: string }>();
  const accidentType = useAnswer('accidentId');
  const { control } = field;
  const isZip = control === 'zip';
  // Zip codes are checked on the fifth digit, other fields on blur.
  const isWritten = isZip || left === value;

  useEffect(() => {
    let isCurrent = isWritten;
    void noteOn(control, value, texts, accidentType).then(
      (found) => isCurrent && setNote(found && { ...found, of: value }),
    );
    return () => {
      isCurrent = false;
    };
  }, [control, value, isWritten, texts, accidentType]);

  return (
    <Row field={field} isStacked={isZip}>
      <div className={isZip ? 'flex flex-wrap items-center gap-x-4' : undefined}>
        <Input
          {...registration}
          {...attributes}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            setLeft(event.target.value);
            return registration.onBlur(event);
          }}
          type={isZip ? 'text' : control}
          inputMode={isZip ? 'numeric' : undefined}
          autoComplete={field.autoComplete}
          // Enhanced spell checkers upload what is typed.
          spellCheck={false}
          enterKeyHint="next"
          className={`px-control scroll-mt-36 ${isZip ? 'max-w-40 flex-none' : ''}`}
        />
        <p role="status" className="min-w-0 flex-1 basis-60 font-semibold not-empty:mt-1">
          {note?.of === value &&
            isWritten &&
            (note.suggestion ? (
              <button
                type="button"
                className="text-link min-h-6 cursor-pointer text-left font-semibold underline"
                onClick={() => setValue(field.name, note.suggestion)}
              >
                {note.text}
              </button>
            ) : note.address ? (
              <a href={note.address}>{note.text}</a>
            ) : (
              <span>{note.text}</span>
            ))}
        </p>
      </div>
      {isZip && (
        <UnknownZip
          labels={texts.unknownZip}
          stateNames={texts.stateNames}
          onChoose={(zip) => setValue(field.name, zip, { shouldValidate: isWrong })}
        />
      )}
    </Row>
  );
}

/** Remaining length once a message is nearly full. Nothing is truncated. */
function RoomLeft({ text, texts }: { text: string; texts: Messages['counter'] }) {
  const left = roomLeft(text);
  if (left === undefined) return null;
  const count = Math.abs(left).toLocaleString('en-US');
  return (
    <p
      className={`mt-1 text-right text-sm ${left < 0 ? 'text-danger font-semibold' : 'text-ink-soft'}`}
    >
      {fillText(left < 0 ? texts.noRoom : texts.roomLeft, { count })}
    </p>
  );
}

type RowProps = {
  field: Field;
  isGroup?: boolean;
  /** Keeps the label above the control at every width. */
  isStacked?: boolean;
  children: ReactNode;
};

function Row({ field, isGroup, isStacked, children }: RowProps) {
  const { question, hint, error, ids, describedBy } = useControl(field);
  // Browsers position <legend> differently.
  const [Tag, Label] = isGroup ? (['fieldset', 'span'] as const) : (['div', 'label'] as const);
  const group = { 'aria-labelledby': ids.label, 'aria-describedby': describedBy };
  return (
    <Tag
      className={`grid min-w-0 content-start gap-1.5 ${isStacked ? '' : 'md:grid-cols-24 md:gap-x-4'}`}
      {...(isGroup ? group : undefined)}
    >
      <div className={isStacked ? '' : 'md:col-span-9 md:pt-3'}>
        <Label id={ids.label} htmlFor={isGroup ? undefined : field.name} className="font-semibold">
          {question}
        </Label>
        {hint && (
          <p id={ids.hint} className="text-ink-soft text-sm">
            {hint}
          </p>
        )}
      </div>
      <div className={`min-w-0 ${isStacked ? '' : 'md:col-span-15'}`}>
        {error && (
          <p id={ids.error} className="text-danger mb-1.5 font-semibold">
            {error}
          </p>
        )}
        {children}
      </div>
    </Tag>
  );
}

function useControl(field: Field) {
  const { register, formState } = useFormContext();
  const accidentType = useAnswer('accidentId');
  const { question = field.label, hint } = askedBy(field, accidentType);
  const error = formState.errors[field.name]?.message;
  const ids = {
    label: `${field.name}-label`,
    hint: `${field.name}-hint`,
    error: `${field.name}-error`,
  };
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined;
  return {
    question,
    hint,
    error: error ? String(error) : undefined,
    ids,
    describedBy,
    registration: register(field.name),
    attributes: {
      id: field.name,
      required: isRequired(field),
      'aria-invalid': Boolean(error),
      'aria-describedby': describedBy,
    },
  };
}

function useAnswer(name: string): string {
  const { control } = useFormContext<Record<string, string>>();
  return useWatch({ control, name }) ?? '';
}
