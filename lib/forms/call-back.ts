import { loadForms, loadOperator } from '@/lib/content/site-content';
import { hoursInWords } from '@/lib/hours-in-words';
import { fillText } from '@/lib/inline-text';
import { editions, type Language } from '@/lib/language';
import type { Suggestions } from './fields';

/** When and how to call back: what the operator’s hours allow, and the hours themselves. */
export function callBackIn(language: Language): Suggestions {
  const { label, options, hours: text } = loadForms(language).intake.callBack;
  const { hours } = loadOperator(language);
  if (!hours) return { label, options };
  const isOpen: Record<string, boolean> = {
    morning: hours.from < '12:00',
    afternoon: hours.from < '17:00' && hours.to > '12:00',
    evening: hours.to > '17:00',
  };
  const { days, ...words } = hoursInWords(hours, language);
  const list = new Intl.ListFormat(editions[language].locale);
  return {
    label,
    options: options.filter(({ value }) => isOpen[value] ?? true),
    note: fillText(text, { ...words, days: list.format(days) }),
  };
}
