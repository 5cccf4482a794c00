import type { Operator } from '@/lib/content/operator-schema';
import { englishNameOf, type Language, originalLanguage } from '@/lib/language';
import { isUrgent, type UsualTimes } from '@/lib/usual-time';
import type { Sender } from './contact';

export type Office = Sender & {
  language: Language;
  routing?: Operator['routing'];
  clocks: UsualTimes['clocks'];
};

type Parameters = { accidentId?: string; zipCode?: string; period?: string };

/** Recipient, subject and callback language. Locked phones show subjects, so they omit health. */
export async function officeParameters(
  { accidentId = '', zipCode = '', period = '' }: Parameters,
  reference: string,
  { language, mailbox, routing = [], clocks }: Office,
) {
  const states = zipCode && (await import('@/lib/states').catch(() => undefined));
  const state = states ? states.stateOfZipCode(zipCode) : undefined;
  const fits = <Value>(wanted: readonly Value[] | undefined, value: Value | undefined) =>
    !wanted || (value !== undefined && wanted.includes(value));
  const route = routing.find(
    (one) =>
      fits(one.states, state) &&
      fits(one.accidentTypes, accidentId) &&
      fits(one.languages, language),
  );
  const needsCall = state !== undefined && isUrgent(clocks[state], accidentId, period);
  const subject = [needsCall && 'URGENT', englishNameOf(language), state, reference];
  return {
    recipient: route?.recipient ?? mailbox,
    reference,
    subject: subject.filter(Boolean).join(' · '),
    call_back:
      language === originalLanguage ? '' : `CALL BACK IN ${englishNameOf(language).toUpperCase()}`,
  };
}

/** Lines of the message about places: those without a parameter, and those known by state only. */
export async function placeNotes(
  { zipCode = '', home = '' }: { zipCode?: string; home?: string },
  specified: Parameters,
): Promise<string[]> {
  const states = await import('@/lib/states').catch(() => undefined);
  const note = (name: string, zip: string, isSent: boolean) => {
    const state = states?.stateOfZipCode(zip);
    if (states?.isStateOnly(zip))
      return `[The visitor does not know the zip code${name}, only the state: ${state}]`;
    return zip && !isSent ? `[Zip code${name}: ${zip}${state ? `, ${state}` : ''}]` : '';
  };
  return [
    note(specified.zipCode ? '' : ' of the accident', zipCode, Boolean(specified.zipCode)),
    note(' of the home', home, false),
  ].filter(Boolean);
}
