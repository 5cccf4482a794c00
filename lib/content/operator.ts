import { type Language, originalLanguage } from '../language';
import { cached } from '../memoize';
import type { Served } from '../served';
import type { Operator } from './operator-schema';
import { loadSite } from './site-content';

const rules = ['states', 'hours', 'routing', 'machineCalls', 'attorneys'] as const;

/**
 * The operator's facts with their words in a language. What decides something is read from the English file alone,
 * so that an untranslated sentence changes no rule; such a sentence is left out.
 */
export const loadOperator = cached((language): Partial<Operator> => {
  const { operator: facts = {} } = loadSite(originalLanguage);
  if (language === originalLanguage) return facts;
  const { operator: words = {} } = loadSite(language);
  return {
    ...words,
    ...Object.fromEntries(rules.map((name) => [name, facts[name]])),
    states: facts.states?.map((one) => ({
      ...one,
      line: words.states?.find(({ state }) => state === one.state)?.line,
    })),
  };
});

/** How attorneys pay, which decides what pages have to say. */
export function paymentKind() {
  return loadSite(originalLanguage).operator?.payment?.kind;
}

/** Where the operator serves people; undefined where no list is given, and every state counts as served. */
export const loadServed = cached((language: Language): Served | undefined => {
  const { states } = loadOperator(language);
  if (!states) return undefined;
  const others = states.filter(({ served }) => !served);
  return {
    areas: states.flatMap(({ state, served }) => (served ? [state] : [])),
    others: Object.fromEntries(
      others.map(({ state, line, bar, takesMessages = false }) => [
        state,
        { line, bar, takesMessages },
      ]),
    ),
  };
});
