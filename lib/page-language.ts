import { lang } from 'next/root-params';
import type { Language } from './language';

/** The rendered page's language, for server components; others take it as a prop. */
export async function pageLanguage(): Promise<Language> {
  return (await lang()) as Language;
}
