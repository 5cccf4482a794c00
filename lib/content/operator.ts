import { type Language, originalLanguage } from '../language';
import { cached } from '../memoize';
import type { Served } from '../served';
import type { Operator } from './operator-schema';
import { loadSite } from './site-content';

const rules = ['states', 'hours', 'routing', 'machineCalls', 'attorneys'] as const;

/** Rules come from the English file, so a missing translation only drops its sentence. */
export const loadOperator = cached((language): Partial<Operator> => {
  const { operator: facts = {} } = loadSite(originalLanguage);
  if (language === originalLanguage) return facts;
  const { operator: texts = {} } = loadSite(language);
  return {
    ...texts,
    ...Object.fromEntries(rules.map((name) => [name, facts[name]])),
    states: facts.states?.map((one) => ({
      ...one,
      line: texts.states?.find(({ state }) => state === one.state)?.line,
    })),
  };
});

export function paymentKind() {
  return loadSite(originalLanguage).operator?.payment?.kind;
}

/** States served; undefined means all of them. */
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
