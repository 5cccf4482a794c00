import type { Operator } from '@/lib/content/operator-schema';
import type { Answers } from '@/lib/deadlines/answers';
import { isUrgent } from '@/lib/deadlines/usual-time';
import { editions, type Language, originalLanguage } from '@/lib/language';
import { isStateOnly, stateOfZipCode, zipIn } from '@/lib/states';
import { type Field, type Form, fieldsOf, leftAsPreset, optionOf } from './fields';
import { partsOf } from './parameters';
import { recordOf, withoutMarks } from './record';

export type Office = {
  language: Language;
  routing?: Operator['routing'];
  answers?: Answers | undefined;
  /** Fields whose defaults were chosen or confirmed; without it, all were. */
  touched?: readonly string[];
  /** Which campaign or site brought the visitor. */
  source?: string;
};

/** What the e-mail's template gets (specification, section 7, plus what helps the office). */
export function templateParameters(
  form: Form,
  answers: Record<string, string>,
  reference: string,
  { language, routing = [], answers: times, touched, source = '' }: Office,
  /** What the message says beside the answers. */
  lines: readonly (string | false | undefined)[] = [],
): Record<string, string> {
  const fields = fieldsOf(form);
  const sent = fields.flatMap((field) => {
    const value = sentValue(field, answers[field.name] ?? '');
    return parametersOf(field).map((parameter) => [parameter, value]);
  });
  const specified: Record<string, string> = { ...form.parameters, ...Object.fromEntries(sent) };
  const { accidentId = '' } = specified;
  const { zipCode = '', period = '' } = answers;
  const state = stateOfZipCode(zipCode);
  const fits = <Value>(wanted: readonly Value[] | undefined, value: Value | undefined) =>
    !wanted || (value !== undefined && wanted.includes(value));
  const route = routing.find(
    (candidate) =>
      fits(candidate.states, state) &&
      fits(candidate.accidentTypes, accidentId) &&
      fits(candidate.languages, language),
  );
  const isTimeShort = times && isUrgent(times, state, accidentId, period);
  const { englishName } = editions[language];
  // Locked phones show subjects, so they omit health.
  const subject = [isTimeShort && 'URGENT', englishName, state, reference];
  const preset = touched ? leftAsPreset(fields, answers, touched) : [];
  const namesOfPreset = preset.map(({ officeName }) => officeName).join(', ');
  // The template has no parameters for these.
  const message = [
    specified['message'],
    ...fields.map((field) => lineInMessage(field, answers[field.name])),
    namesOfPreset && `[Left as preset: ${namesOfPreset}]`,
    ...lines,
  ];
  const tapped = fields.flatMap((field) => {
    const parts = partsOf(answers[field.name]);
    return suggestionsOf(field).flatMap(({ value, label }) => (parts.includes(label) ? value : []));
  });
  const inLanguage =
    language === originalLanguage ? '' : `CALL BACK IN ${englishName.toUpperCase()}`;
  const how = tapped.join(', ');
  const call_back = how ? `${inLanguage || 'CALL BACK'}: ${how}` : inLanguage;
  return {
    ...specified,
    ...(route && { recipient: route.recipient }),
    message: withoutMarks(message.filter(Boolean).join('\n\n')),
    reference,
    subject: subject.filter(Boolean).join(' · '),
    call_back,
    language,
    record: recordOf(
      {
        ...answers,
        ...{ reference, language, call_back, source, accidentId, state: state ?? '' },
        zipCode: zipIn(originalLanguage, zipCode),
      },
      preset.map(({ name }) => name),
    ),
  };
}

function parametersOf(field: Field): readonly string[] {
  return field.parameters ?? ('inMessage' in field ? [] : [field.name]);
}

function sentValue(field: Field, value: string): string {
  // The office reads the original language.
  if (field.control === 'zip') return zipIn(originalLanguage, value);
  return optionOf(field, value)?.sent ?? value;
}

const suggestionsOf = (field: Field) =>
  ('suggestions' in field && field.suggestions?.options) || [];

function lineInMessage(field: Field, value: string | undefined) {
  const line = optionOf(field, value)?.inMessage;
  if (line) return `[${line}]`;
  if (!('inMessage' in field) || !value) return undefined;
  const state = field.control === 'zip' ? stateOfZipCode(value) : undefined;
  // A placeholder must not pass for a place.
  const inOffice = partsOf(value).map(
    (part) => suggestionsOf(field).find(({ label }) => label === part)?.value ?? part,
  );
  const answer = [isStateOnly(value) ? undefined : inOffice.join('; '), state]
    .filter(Boolean)
    .join(', ');
  return `[${field.inMessage}: ${answer}]`;
}
