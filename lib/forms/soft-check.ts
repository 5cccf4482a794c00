import { usualTime } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import { readPlace, stateOfZipCode } from '@/lib/states';
import type { LineField } from './fields';
import type { FormMessages } from './form-content';

/** What is said about a value that may be sent as it is. */
export type Remark = {
  text: string;
  isDoubt?: boolean;
  address?: string;
  suggestion?: string;
};

export const loadSpeller = async () => (await import('@zootools/email-spell-checker')).default;
type Speller = Awaited<ReturnType<typeof loadSpeller>>;

/** Names a zip code's state, or what looks mistyped; e-mail addresses need the speller. */
export function softCheck(
  { control }: LineField,
  value: string,
  { softChecks, stateNames, usualTimes }: FormMessages,
  { accidentType = '', speller }: { accidentType?: string; speller?: Speller | undefined },
): Remark | undefined {
  const doubt = (text: string) => ({ text, isDoubt: true });
  if (control === 'zip' && readPlace(value)) {
    const state = stateOfZipCode(value);
    if (!state) return doubt(softChecks.noState);
    return usualTimes
      ? usualTime(state, stateNames, usualTimes, accidentType)
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
