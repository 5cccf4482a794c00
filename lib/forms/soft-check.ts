import { usualTime } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import { stateOfZipCode } from '@/lib/states';
import { readZipCode } from '@/lib/zip-code';
import type { LineField } from './fields';
import type { FormMessages } from './form-content';

/** What is said about a value that may be sent as it is. */
export type Remark = {
  text: string;
  isDoubt: boolean;
  address?: string;
  suggestion?: string;
};

/** Names a zip code's state, or what looks mistyped; undefined if the data doesn't load. */
export async function softCheck(
  control: LineField['control'],
  value: string,
  { softChecks, stateNames, usualTimes }: FormMessages,
  accidentType = '',
): Promise<Remark | undefined> {
  const doubt = (text: string) => ({ text, isDoubt: true });
  if (control === 'zip' && readZipCode(value)) {
    const state = stateOfZipCode(value);
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
  const spelling = await import('@zootools/email-spell-checker')
    .then(({ default: speller }) => speller.run({ email: value.trim() }))
    .catch(() => undefined);
  const address = spelling?.full;
  return address
    ? { ...doubt(fillText(softChecks.suggestEmail, { address })), suggestion: address }
    : undefined;
}
