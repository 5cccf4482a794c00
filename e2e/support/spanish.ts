import { languages } from '../../lib/language';

/** Whether lib/language.ts has the Spanish edition, which some tests use. */
export const hasSpanish = new Set<string>(languages).has('es');

export const inSpanish = (route: string) => `/es${route.replace(/^\/$/, '')}`;
