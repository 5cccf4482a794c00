import { usualTime } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import type { MessageState } from '@/lib/message/state';
import { nameOf, placeMeant, readPlace, stateOfZipCode } from '@/lib/states';
import { type Field, isChoice, type LineField, wordingFor } from './fields';
import type { FormMessages } from './forms';
import { doubtAbout } from './mail-address';

// They show a mail's reader something else than what was typed. Tabs and line breaks may stay.
const deceptive = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

// Pasted from chats and mail programs. Names and messages need some of them.
const invisible = /[\p{Default_Ignorable_Code_Point}\u00a0\u2007\u202f]/gu;

/** What was typed, without what nobody sees; phone keyboards curl apostrophes. */
export function asMeant({ control }: Field, typed: string): string {
  const shown = typed.replace(deceptive, '');
  if (control === 'tel')
    return shown
      .replace(invisible, '')
      .normalize('NFKC')
      .replace(/^\s*tel:/i, '');
  if (control !== 'email') return shown;
  const pasted = shown.replace(/^\s*mailto:/i, '').replace(/^[^<>@]*<([^<>]+)>\s*$/, '$1');
  const address = pasted.replace(invisible, '').replace(/[‘’ʼ]/g, "'").normalize('NFKC');
  // Keyboards add spaces after words and dots, and people end a sentence. A name needs no quotes.
  return address
    .replace(/\s*([@.])\s*/g, '$1')
    .replace(/^[\s<]+|[\s>.,;]+$/g, '')
    .replace(/^"([^"@\s]+)"@/, '$1@');
}

/** What is said about a value that may be sent as it is. */
export type Remark = {
  text: string;
  isDoubt?: boolean;
  address?: string | undefined;
  suggestion?: string;
};

/** Names a zip code's state, or what looks mistyped. */
export function softCheck(
  field: LineField,
  typed: string,
  { softChecks, language, answers }: FormMessages,
  accidentType = '',
): Remark | undefined {
  const doubt = (text: string) => ({ text, isDoubt: true });
  const value = asMeant(field, typed).trim();
  if (field.control === 'zip' && readPlace(value)) {
    const state = stateOfZipCode(value);
    if (!state) return doubt(softChecks.noState);
    return answers
      ? usualTime(state, language, answers, accidentType)
      : { text: nameOf(state, language) };
  }
  if (field.control === 'tel') return isOddPhone(value) ? doubt(softChecks.phone) : undefined;
  if (field.control === 'zip') return suggest(placeMeant(value, language), softChecks);
  const odd = field.control === 'email' ? doubtAbout(value) : undefined;
  return suggest(odd?.suggestion, softChecks) ?? (odd && doubt(softChecks.email));
}

/** Asks whether a value was meant that the field can take. */
function suggest(value: string | undefined, { suggest: text }: FormMessages['softChecks']) {
  return value ? { text: fillText(text, { value }), isDoubt: true, suggestion: value } : undefined;
}

/** Neither a US number nor one with a country's code; words without digits are meant. */
function isOddPhone(typed: string): boolean {
  const digits = typed.match(/\p{Nd}/gu)?.join('') ?? '';
  if (digits === '') return false;
  if (typed.includes('+') && !digits.startsWith('1')) return digits.length < 7;
  const number = digits.replace(/^1(?=\d{10}$)/, '');
  // Within other countries, numbers begin with one zero.
  return number.length < 10 || /^(?:[01]\d{9}|0[1-9]\d{9}|(\d)\1{9})$/.test(number);
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
export function openQuestions(
  fields: readonly Field[],
  answers: Record<string, string>,
  { touched, values }: Pick<MessageState, 'touched' | 'values'>,
  texts: FormMessages,
): Question[] {
  const asked = fields.map((field): Question | undefined => {
    const { name, label } = field;
    const value = answers[name] ?? '';
    const common = { field, value, typed: values[name] };
    if (isChoice(field)) {
      const { question, hint } = wordingFor(field, answers['accidentId']);
      const text = question ?? `${label}: ${hint ?? ''}`;
      const isOpen = field.mustConfirmDefault && value === field.default;
      return isOpen ? { ...common, key: name, text, choices: field.options } : undefined;
    }
    if (field.control === 'message') return undefined;
    const remark = softCheck(field, value, texts);
    if (!remark?.isDoubt) return undefined;
    const suggested = remark.suggestion
      ? [{ value: remark.suggestion, label: remark.suggestion }]
      : [];
    // First what keeps it: the other address may be a stranger's.
    const choices = [{ value, label: texts.confirm.asIs }, ...suggested];
    return { ...common, key: `${name}: ${value}`, text: `${label}: ${remark.text}`, choices };
  });
  return asked
    .filter((question) => question !== undefined)
    .filter(({ key }) => !touched.includes(key));
}

// Together below the mail service's limit of 50 kB.
export const maximumBytes = { message: 40_000, other: 800 };

/** Bytes of a text in the request, with JSON escapes and quotes. */
export function sizeOnTheWire(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}

/** Letters left, negative if too many; undefined while there is plenty. */
export function roomLeft(text: string): number | undefined {
  const last = text.slice(-1000);
  const bytesPerUnit = (sizeOnTheWire(last) - 2) / (last.length || 1);
  const isShort = text.length <= 2 * maximumBytes.message;
  const size = isShort ? sizeOnTheWire(text) : text.length * bytesPerUnit;
  const left = maximumBytes.message - size;
  if (left > maximumBytes.message / 10) return undefined;
  const letters = [...new Intl.Segmenter().segment(last)].length;
  return Math.trunc((left / bytesPerUnit) * (letters / last.length));
}
