import type { Messages } from '@/lib/content/message-schemas';
import { type UsualTimes, usualTime } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import { readZipCode } from '@/lib/zip-code';
import type { LineField } from './fields';

export type NoteTexts = Pick<Messages, 'softChecks' | 'stateNames'> & {
  usualTimes?: UsualTimes | undefined;
};

/** A note on a value. It never blocks sending. */
export type Note = {
  text: string;
  isDoubt: boolean;
  address?: string;
  suggestion?: string;
};

/** Names a zip code's state, or what looks mistyped; undefined if the data doesn't load. */
export async function noteOn(
  control: LineField['control'],
  value: string,
  { softChecks, stateNames, usualTimes }: NoteTexts,
  accidentType = '',
): Promise<Note | undefined> {
  const doubt = (text: string) => ({ text, isDoubt: true });
  try {
    if (control === 'zip' && readZipCode(value)) {
      const state = (await import('@/lib/states')).stateOfZipCode(value);
      if (!state) return doubt(softChecks.noState);
      const line = usualTimes
        ? usualTime(state, stateNames, usualTimes, accidentType)
        : { text: stateNames[state] ?? state };
      return { ...line, isDoubt: false };
    }
    if (control === 'tel') {
      const digits = value.replace(/\D/g, '').length;
      return digits > 0 && digits < 10 ? doubt(softChecks.shortPhone) : undefined;
    }
    if (control !== 'email' || !value.trim()) return undefined;
    const { default: speller } = await import('@zootools/email-spell-checker');
    const address = speller.run({ email: value.trim() })?.full;
    return address
      ? { ...doubt(fillText(softChecks.suggestEmail, { address })), suggestion: address }
      : undefined;
  } catch {
    return undefined;
  }
}
