import type { Operator } from '@/lib/content/operator-schema';
import type { Language } from '@/lib/language';
import type { Area } from '@/lib/states';
import type { Sender } from './contact';

/** What decides who gets a message and what its subject says. */
export type Office = Sender & {
  language: Language;
  routing?: Operator['routing'];
  /** The months of each state's shortest main clock. */
  clocks: Partial<Record<Area, number>>;
};

/** The specified parameters that it looks at: the contact form has neither a zip code nor a period. */
type Parameters = { accidentId?: string; zipCode?: string; period?: string };

const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };

/**
 * The parameters of both templates for the office: whose message it is, a subject such as "URGENT · Spanish · Texas ·
 * CL-7K2M4" without any word about health, since a locked phone shows it, and in which language to call back.
 * If the list of zip codes does not load, the message goes out without a state.
 */
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
  const months = 12 * Number(/\d+/.exec(period)?.[0] ?? 0);
  const isUrgent = state !== undefined && months >= (clocks[state] ?? Number.POSITIVE_INFINITY);
  const subject = [isUrgent && 'URGENT', languageNames[language], state, reference];
  return {
    recipient: route?.recipient ?? mailbox,
    reference,
    subject: subject.filter(Boolean).join(' · '),
    call_back: language === 'en' ? '' : `CALL BACK IN ${languageNames[language].toUpperCase()}`,
  };
}

/** Tells the office that a visitor knew only the state of the accident; empty for a zip code as it was typed. */
export async function stateNote(zipCode = ''): Promise<string> {
  const states = await import('@/lib/states').catch(() => undefined);
  if (!states?.isStateOnly(zipCode)) return '';
  return `[The visitor does not know the zip code, only the state: ${states.stateOfZipCode(zipCode)}]`;
}
