import type { Operator } from './content/operator-schema';
import { loadSite } from './content/site-content';
import { type Language, originalLanguage } from './language';
import { cached } from './memoize';
import type { Served } from './served';

export function loadOperator(language: Language): Partial<Operator> {
  return loadSite(language).operator ?? {};
}

export function paymentKind() {
  return loadOperator(originalLanguage).payment?.kind;
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
