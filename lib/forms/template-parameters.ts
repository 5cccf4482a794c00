import type { Operator } from '@/lib/content/operator-schema';
import type { Answers } from '@/lib/deadlines/answers';
import { isUrgent } from '@/lib/deadlines/usual-time';
import { editions, type Language, originalLanguage } from '@/lib/language';
import { isStateOnly, stateOfZipCode, zipIn } from '@/lib/states';
import { allFields, type Field, type Form, findOption, leftAsPreset } from './fields';
import { splitParts } from './parameters';
import { withoutMarks, writeRecord } from './record';

/** What a mail says beside the answers. */
export type MailContext = {
  language: Language;
  routing?: Operator['routing'];
  deadlines?: Answers | undefined;
  /** Fields whose defaults were chosen or confirmed; without it, all were. */
  touched?: readonly string[];
  /** Which campaign or site brought the visitor. */
  source?: string;
  /** Further lines of the message. */
  lines?: readonly (string | false | undefined)[];
};

/** What the e-mail's template gets (specification, section 7, plus what helps the office). */
export function templateParameters(
  form: Form,
  answers: Record<string, string>,
  reference: string,
  { language, routing = [], deadlines, touched, source = '', lines = [] }: MailContext,
): Record<string, string> {
  const fields = allFields(form);
  const sent = fields.flatMap((field) => {
    const value = sentValue(field, answers[field.name] ?? '');
    return parameterNames(field).map((parameter) => [parameter, value]);
  });
  const specified: Record<string, string> = { ...form.parameters, ...Object.fromEntries(sent) };
  const { accidentId = '' } = specified;
  const { zipCode = '', period = '' } = answers;
  const state = stateOfZipCode(zipCode);
  const route = routing.find(
    (candidate) =>
      fits(candidate.states, state) &&
      fits(candidate.accidentTypes, accidentId) &&
      fits(candidate.languages, language),
  );
  const isTimeShort = deadlines && isUrgent(deadlines, state, accidentId, period);
  // Locked phones show subjects, so they omit health.
  const subject = [isTimeShort && 'URGENT', editions[language].englishName, state, reference];
  const preset = touched ? leftAsPreset(fields, answers, touched) : [];
  const namesOfPreset = preset.map(({ officeName }) => officeName).join(', ');
  const message = [
    specified['message'],
    // The template has no parameters for these.
    ...fields.map((field) => lineInMessage(field, answers[field.name])),
    namesOfPreset && `[Left as preset: ${namesOfPreset}]`,
    ...lines,
  ];
  const call_back = callBackLine(fields, answers, language);
  const record = {
    ...answers,
    reference,
    language,
    call_back,
    source,
    accidentId,
    state: state ?? '',
    zipCode: zipIn(originalLanguage, zipCode),
  };
  return {
    ...specified,
    ...(route && { recipient: route.recipient }),
    message: withoutMarks(message.filter(Boolean).join('\n\n')),
    reference,
    subject: subject.filter(Boolean).join(' · '),
    call_back,
    language,
    record: writeRecord(
      record,
      preset.map(({ name }) => name),
    ),
  };
}

/** Whether a rule of routing wants this value; one that names none wants all. */
const fits = <Value>(wanted: readonly Value[] | undefined, value: Value | undefined) =>
  !wanted || (value !== undefined && wanted.includes(value));

/** In which language and how to call back; empty where nothing was asked for. */
function callBackLine(
  fields: readonly Field[],
  answers: Record<string, string>,
  language: Language,
): string {
  const { englishName } = editions[language];
  const callBack = language === originalLanguage ? '' : `CALL BACK IN ${englishName.toUpperCase()}`;
  const how = fields.flatMap((field) => {
    const parts = splitParts(answers[field.name]);
    return suggestionsOf(field).flatMap(({ value, label }) => (parts.includes(label) ? value : []));
  });
  return how.length > 0 ? `${callBack || 'CALL BACK'}: ${how.join(', ')}` : callBack;
}

function parameterNames(field: Field): readonly string[] {
  return field.parameters ?? ('inMessage' in field ? [] : [field.name]);
}

function sentValue(field: Field, value: string): string {
  // The office reads the original language.
  if (field.control === 'zip') return zipIn(originalLanguage, value);
  return findOption(field, value)?.sent ?? value;
}

const suggestionsOf = (field: Field) =>
  ('suggestions' in field && field.suggestions?.options) || [];

function lineInMessage(field: Field, value: string | undefined) {
  const line = findOption(field, value)?.inMessage;
  if (line) return `[${line}]`;
  if (!('inMessage' in field) || !value) return undefined;
  const state = field.control === 'zip' ? stateOfZipCode(value) : undefined;
  const words = splitParts(value).map(
    (part) => suggestionsOf(field).find(({ label }) => label === part)?.value ?? part,
  );
  // The zip code that stands for a whole state must not pass for a place.
  const answer = isStateOnly(value) ? [state] : [words.join('; '), state];
  return `[${field.inMessage}: ${answer.filter(Boolean).join(', ')}]`;
}
