import { lang } from 'next/root-params';
import type { Language } from './language';

/**
 * Language of the page being rendered. Server components only; client components take it as a
 * prop.
 */
export async function pageLanguage(): Promise<Language> {
  return (await lang()) as Language;
}
