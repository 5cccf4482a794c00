import { type FocusEvent, type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Input, Select, TextArea } from '@/components/ui/control';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Messages } from '@/lib/content/message-schemas';
import type { ChoiceField, Field, LineField, MessageField, Named } from '@/lib/forms/fields';
import { maximumBytes, sizeOnTheWire } from '@/lib/forms/fields';
import { fillText } from '@/lib/inline-text';

type ControlProps<F> = { field: Named<F>; texts: Messages };

/** One row of a form: the label, the hint, what is wrong, and the control of the field's kind. */
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
            className="rounded-control border-control hover:bg-wash has-checked:border-teal has-checked:bg-wash has-checked:inset-ring-teal px-control flex min-h-13 cursor-pointer items-center gap-3 border py-1.5 has-checked:inset-ring"
          >
            <input
              {...registration}
              // The first one takes the field's name as its id: the error summary links there.
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
    <Row field={field}>
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

/** A field of one line: text, e-mail, phone or zip code. */
function Line({ field, texts }: ControlProps<LineField>) {
  const { registration, attributes } = useControl(field);
  const { setValue } = useFormContext();
  const value = useAnswer(field.name);
  const [left, setLeft] = useState<string>();
  const isZip = field.control === 'zip';
  const note = useNote(field.control, value, left === value, texts);

  return (
    <Row field={field}>
      <div className={isZip ? 'flex items-center gap-4' : undefined}>
        <Input
          {...registration}
          {...attributes}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            setLeft(event.target.value);
            return registration.onBlur(event);
          }}
          type={isZip ? 'text' : field.control}
          inputMode={isZip ? 'numeric' : undefined}
          autoComplete={field.autoComplete}
          enterKeyHint="next"
          className={`px-control scroll-mt-36 ${isZip ? 'max-w-40' : ''}`}
        />
        <p role="status" className="font-semibold not-empty:mt-1">
          {note?.address ? (
            <button
              type="button"
              className="text-link min-h-6 cursor-pointer text-left font-semibold underline"
              onClick={() => setValue(field.name, note.address ?? '')}
            >
              {note.text}
            </button>
          ) : (
            note && <span>{note.text}</span>
          )}
        </p>
      </div>
    </Row>
  );
}

type Note = { text: string; address?: string };

/**
 * What is worth saying about a value: the state of a zip code, and, once the field was left, what looks
 * mistyped in an e-mail address or a phone number. It only asks: nothing is refused for it.
 */
function useNote(
  control: LineField['control'],
  value: string,
  wasLeft: boolean,
  { softChecks, stateNames }: Messages,
): Note | undefined {
  const isWritten = value.trim() !== '';
  const zips = useLoaded(control === 'zip' && isWritten, () => import('@/lib/states'));
  const speller = useLoaded(
    control === 'email' && wasLeft && isWritten,
    () => import('@zootools/email-spell-checker'),
  );
  if (control === 'zip') {
    const state = zips?.stateOfZipCode(value);
    return state ? { text: stateNames[state] ?? state } : undefined;
  }
  if (!wasLeft || !isWritten) return undefined;
  if (control === 'tel') {
    const digits = value.replace(/\D/g, '').length;
    return digits > 0 && digits < 10 ? { text: softChecks.shortPhone } : undefined;
  }
  const address = control === 'email' && speller?.default.run({ email: value.trim() })?.full;
  return address ? { text: fillText(softChecks.suggestEmail, { address }), address } : undefined;
}

/** How much more fits once a message is nearly full, in letters as people count them; nothing is cut. */
function RoomLeft({ text, texts }: { text: string; texts: Messages['counter'] }) {
  const size = sizeOnTheWire(text);
  const left = maximumBytes.message - size;
  if (left > maximumBytes.message / 10) return null;
  const letters = [...new Intl.Segmenter().segment(text)].length;
  const count = Math.ceil(Math.abs(left) / (size / letters)).toLocaleString('en-US');
  return (
    <p
      className={`mt-1 text-right text-sm ${left < 0 ? 'text-danger font-semibold' : 'text-ink-soft'}`}
    >
      {fillText(left < 0 ? texts.noRoom : texts.roomLeft, { count })}
    </p>
  );
}

/** Label and hint beside or above the control, on the specified grid of 24 columns. */
function Row({
  field,
  isGroup,
  children,
}: {
  field: Field;
  isGroup?: boolean;
  children: ReactNode;
}) {
  const { hint, error, ids, describedBy } = useControl(field);
  // No legend: browsers differ in where it stands.
  const [Tag, Label] = isGroup ? (['fieldset', 'span'] as const) : (['div', 'label'] as const);
  const group = { 'aria-labelledby': ids.label, 'aria-describedby': describedBy };
  return (
    <Tag
      className="grid min-w-0 gap-1.5 md:grid-cols-24 md:gap-x-4"
      {...(isGroup ? group : undefined)}
    >
      <div className="md:col-span-9 md:pt-3">
        <Label id={ids.label} htmlFor={isGroup ? undefined : field.name} className="font-semibold">
          {field.label}
        </Label>
        {hint && (
          <p id={ids.hint} className="text-ink-soft text-sm">
            {hint}
          </p>
        )}
      </div>
      <div className="min-w-0 md:col-span-15">
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

/** What a control says of itself and hears from the form library. */
function useControl(field: Field) {
  const { register, formState } = useFormContext();
  const accidentType = useAnswer('accidentId');
  const hint = field.hintFor?.find((one) => one.accidentType === accidentType)?.hint ?? field.hint;
  const error = formState.errors[field.name]?.message;
  const ids = {
    label: `${field.name}-label`,
    hint: `${field.name}-hint`,
    error: `${field.name}-error`,
  };
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined;
  return {
    hint,
    error: error ? String(error) : undefined,
    ids,
    describedBy,
    registration: register(field.name),
    attributes: {
      id: field.name,
      required: true,
      'aria-invalid': Boolean(error),
      'aria-describedby': describedBy,
    },
  };
}

function useAnswer(name: string): string {
  const { control } = useFormContext<Record<string, string>>();
  return useWatch({ control, name }) ?? '';
}
