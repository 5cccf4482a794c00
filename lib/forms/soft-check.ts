import { usualTime } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import type { MessageState } from '@/lib/message/state';
import { readPlace, stateOfZipCode } from '@/lib/states';
import { askedBy, type Field, isChoice, type LineField } from './fields';
import type { FormMessages } from './form-content';

/** What is said about a value that may be sent as it is. */
export type Remark = {
  text: string;
  isDoubt?: boolean;
  address?: string | undefined;
  suggestion?: string;
};

export const loadSpeller = async () => (await import('@zootools/email-spell-checker')).default;
type Speller = Awaited<ReturnType<typeof loadSpeller>>;

/** Names a zip code's state, or what looks mistyped; e-mail addresses need the speller. */
export function softCheck(
  { control }: LineField,
  value: string,
  { softChecks, stateNames, answers }: FormMessages,
  { accidentType = '', speller }: { accidentType?: string; speller?: Speller | undefined },
): Remark | undefined {
  const doubt = (text: string) => ({ text, isDoubt: true });
  if (control === 'zip' && readPlace(value)) {
    const state = stateOfZipCode(value);
    if (!state) return doubt(softChecks.noState);
    return answers
      ? usualTime(state, stateNames, answers, accidentType)
      : { text: stateNames[state] ?? state };
  }
  if (control === 'tel') {
    const digits = value.replace(/\D/g, '').length;
    return value.trim() !== '' && digits < 10 ? doubt(softChecks.shortPhone) : undefined;
  }
  const address = control === 'email' && speller && spell(value.trim(), speller);
  if (!address) return undefined;
  return { ...doubt(fillText(softChecks.suggestEmail, { address })), suggestion: address };
}

function spell(email: string, speller: Speller): string | undefined {
  try {
    return speller.run({ email })?.full;
  } catch {
    // It throws at half a character.
    return undefined;
  }
}

export type Question = {
  field: Field;
  value: string;
  /** The value before it was trimmed. */
  typed: string | undefined;
  key: string;
  text: string;
  choices: readonly { value: string; label: string }[];
};

/** Questions before sending: untouched defaults that can harm, and likely typos. */
export async function openQuestions(
  fields: readonly Field[],
  answers: Record<string, string>,
  { touched, values }: Pick<MessageState, 'touched' | 'values'>,
  texts: FormMessages,
): Promise<Question[]> {
  // What is optional holds no message up for longer than a second.
  const speller = await Promise.race([loadSpeller().catch(() => undefined), wait(1000)]);
  const asked = fields.map((field): Question | undefined => {
    const { name, label } = field;
    const value = answers[name] ?? '';
    const common = { field, value, typed: values[name] };
    if (isChoice(field)) {
      const { question, hint } = askedBy(field, answers['accidentId']);
      const text = question ?? `${label}: ${hint ?? ''}`;
      const isOpen = field.mustConfirmDefault && value === field.default;
      return isOpen ? { ...common, key: name, text, choices: field.options } : undefined;
    }
    if (field.control === 'message') return undefined;
    const remark = softCheck(field, value, texts, { speller });
    if (!remark?.isDoubt) return undefined;
    const suggested = remark.suggestion
      ? [{ value: remark.suggestion, label: remark.suggestion }]
      : [];
    const choices = [...suggested, { value, label: texts.confirm.asIs }];
    return { ...common, key: `${name}: ${value}`, text: `${label}: ${remark.text}`, choices };
  });
  return asked.filter((one) => one !== undefined).filter(({ key }) => !touched.includes(key));
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
