import { type Language, translatedLanguages } from '@/lib/language';

// The edition may have been removed; then tests about it are skipped.
export const spanish = 'es' as string as Language;
export const hasSpanish = translatedLanguages.includes(spanish);
export const itInSpanish = hasSpanish ? it : it.skip;
