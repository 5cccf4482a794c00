import { type FocusEvent, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input, radio, Select, TextArea } from '@/components/ui/control';
import {
  type ChoiceField,
  type Field,
  isChoice,
  isRequired,
  type LineField,
  type Wording,
  wordingFor,
} from '@/lib/forms/fields';
import { type Remark, roomLeft, softCheck } from '@/lib/forms/soft-check';
import { fillText } from '@/lib/inline-text';
import { isStateOnly, readPlace } from '@/lib/states';
import { CallBack } from './call-back';
import { AnswerNote } from './place-notes';
import { Suggestion } from './suggestion';
import { UnknownZip } from './unknown-zip';
import { useEmailForm } from './use-email-form';

/** A control with its label, hint and error. */
export function FormField({ field }: { field: Field }) {
  const { methods, state, texts, values, touch } = useEmailForm();
  const { register, formState } = methods;
  const { [field.name]: value = '', accidentId: accidentType = '' } = values;
  const { hint } = wordingFor(field, accidentType);
  const error = formState.errors[field.name]?.message;
  const idOf = (part: 'label' | 'hint' | 'error') => `${field.name}-${part}`;
  const isGroup = field.control === 'radio';
  // Screen readers say a group's name when it is entered, but not its description.
  const named = isGroup && hint ? `${idOf('label')} ${idOf('hint')}` : idOf('label');
  const described = [!isGroup && hint && idOf('hint'), error && idOf('error')].filter(Boolean);
  const description = { 'aria-describedby': described.join(' ') || undefined };
  const attributes = {
    ...(isGroup
      ? { name: field.name }
      : register(field.name, { onChange: () => isChoice(field) && touch(field.name) })),
    ...description,
    id: field.name,
    required: isRequired(field),
    'aria-invalid': Boolean(error),
  };
  // Keeps the label above the control at every width.
  const isStacked = field.control === 'zip' || (field.control === 'select' && !field.default);
  // Browsers position <legend> differently.
  const [Tag, Label] = isGroup ? (['fieldset', 'span'] as const) : (['div', 'label'] as const);
  return (
    <Tag
      className={`grid min-w-0 content-start gap-1 ${isStacked ? '' : 'md:grid-cols-24 md:gap-x-4'}`}
      {...(isGroup && { 'aria-labelledby': named, ...description })}
    >
      <div className={`leading-snug ${isStacked ? '' : 'md:col-span-9 md:pt-3'}`}>
        <Label
          id={idOf('label')}
          htmlFor={isGroup ? undefined : field.name}
          className="font-semibold"
        >
          <ByType field={field} part="question" />
        </Label>
        {(field.hint || field.forType?.some((asked) => asked.hint)) && (
          <p id={idOf('hint')} className="text-ink-soft text-sm">
            <ByType field={field} part="hint" />
          </p>
        )}
      </div>
      <div className={`min-w-0 ${isStacked ? '' : 'md:col-span-15'}`}>
        {error && (
          <p id={idOf('error')} className="text-danger mb-1.5 font-semibold">
            {error}
          </p>
        )}
        {'suggestions' in field && <CallBack field={field} />}
        <Control {...{ field, value, accidentType, attributes }} />
        {isChoice(field) && (
          <AnswerNote field={field} values={values} touched={state.touched} texts={texts} />
        )}
      </div>
    </Tag>
  );
}

/** Before the form's script comes, early-form.ts shows the words of the chosen accident type. */
function ByType({ field, part }: { field: Field; part: keyof Wording }) {
  const { values, isReady } = useEmailForm();
  const { accidentId = '' } = values;
  const words = wordingFor(field, accidentId)[part] ?? (part === 'question' && field.label);
  const byType = field.forType?.filter((asked) => asked[part]) ?? [];
  if (isReady || accidentId || byType.length === 0) return words;
  return (
    <span data-by-type="">
      <span>{words}</span>
      {byType.map((asked) => (
        <span key={asked.accidentType} data-type={asked.accidentType} hidden>
          {asked[part]}
        </span>
      ))}
    </span>
  );
}

type ControlProps<Shown = Field> = {
  field: Shown;
  value: string;
  accidentType: string;
  attributes: Partial<UseFormRegisterReturn> & { 'aria-invalid': boolean };
};

function Control({ field, ...props }: ControlProps) {
  const { attributes, value } = props;
  switch (field.control) {
    case 'radio':
      return <Radios field={field} />;
    case 'select':
      return (
        <Select {...attributes} className="scroll-mt-36" defaultValue={field.default}>
          {field.placeholder && <option value="">{field.placeholder}</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'message':
      return (
        <>
          {/* 150 px high (specification, section 9). */}
          <TextArea {...attributes} className="px-control block h-[150px] resize-y scroll-mt-36" />
          <RoomLeft text={value} />
        </>
      );
    default:
      return <Line field={field} {...props} />;
  }
}

function Radios({ field }: { field: ChoiceField }) {
  const { values, choose } = useEmailForm();
  const isShort = field.options.length < 4;
  return (
    <div
      className={
        isShort
          ? 'flex flex-wrap gap-2 *:flex-auto'
          : 'flex flex-wrap gap-2 *:flex-[1_1_max(40%,7.5rem)]'
      }
    >
      {field.options.map(({ value, label }, index) => (
        <label
          key={value}
          className="rounded-control border-control hover:bg-wash has-checked:border-teal has-checked:bg-wash has-checked:inset-line flex min-h-[52px] cursor-pointer items-center gap-2 border px-2.5 py-1.5"
        >
          <input
            name={field.name}
            // The error summary links to the first option.
            id={index === 0 ? field.name : undefined}
            type="radio"
            value={value}
            checked={value === values[field.name]}
            onChange={() => choose(field.name, value)}
            // The preset may be meant too.
            onClick={() => choose(field.name, value)}
            className={radio}
          />
          <span className="leading-snug">{label}</span>
        </label>
      ))}
    </div>
  );
}

function Line({ field, value, accidentType, attributes }: ControlProps<LineField>) {
  const { texts, methods } = useEmailForm();
  const [blurred, setBlurred] = useState<string>();
  const isZip = field.control === 'zip';
  // Whole zip codes are checked at once, all else on blur.
  const isWritten = blurred === value || (isZip && readPlace(value) !== undefined);
  const remark = isWritten && softCheck(field, value, texts, accidentType);
  const take = (text: string) =>
    methods.setValue(field.name, text, { shouldValidate: attributes['aria-invalid'] });
  const takeSuggestion = (text: string) => {
    take(text);
    // Its button goes with the question, and would take the focus along.
    methods.setFocus(field.name);
  };
  return (
    <div className={isZip ? 'flex flex-wrap items-center gap-x-4' : undefined}>
      <Input
        {...attributes}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          setBlurred(event.target.value);
          return attributes.onBlur?.(event);
        }}
        type={isZip ? 'text' : field.control}
        inputMode={isZip ? 'numeric' : undefined}
        autoComplete={field.autoComplete}
        // Enhanced spell checkers upload what is typed.
        spellCheck={false}
        enterKeyHint="next"
        className={`px-control scroll-mt-36 ${isZip && !isStateOnly(value) ? 'max-w-40 flex-none' : ''}`}
      />
      {isZip && <UnknownZip places={texts} zipCode={value} onChoose={take} />}
      <p aria-live="polite" className="text-note basis-full font-semibold not-empty:mt-1">
        {remark && <RemarkLine remark={remark} onTake={takeSuggestion} />}
      </p>
    </div>
  );
}

function RemarkLine({ remark, onTake }: { remark: Remark; onTake: (text: string) => void }) {
  const { take } = useEmailForm().texts.softChecks;
  const { text, suggestion, address } = remark;
  if (address) return <a href={address}>{text}</a>;
  return suggestion ? <Suggestion {...{ text, take, suggestion, onTake }} /> : <span>{text}</span>;
}

/** Remaining length once a message is nearly full. Nothing is truncated. */
function RoomLeft({ text }: { text: string }) {
  const { noRoom, roomLeft: room } = useEmailForm().texts.counter;
  const left = roomLeft(text);
  if (left === undefined) return null;
  const count = Math.abs(left).toLocaleString('en-US');
  return (
    <p
      className={`mt-1 text-right text-sm ${left < 0 ? 'text-danger font-semibold' : 'text-ink-soft'}`}
    >
      {fillText(left < 0 ? noRoom : room, { count })}
    </p>
  );
}
