import type { Operator } from '@/lib/content/operator-schema';
import { isUrgent, type UsualTimes } from '@/lib/deadlines/usual-time';
import { englishNameOf, type Language, originalLanguage } from '@/lib/language';
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

/** Note that the visitor knew only the state; empty for a real zip code. */
export async function stateNote(zipCode = ''): Promise<string> {
  const states = await import('@/lib/states').catch(() => undefined);
  if (!states?.isStateOnly(zipCode)) return '';
  return `[The visitor does not know the zip code, only the state: ${states.stateOfZipCode(zipCode)}]`;
}
