import { lang } from 'next/root-params';
import type { Language } from './language';

/** The language of the rendered page. Only routes ask; components get it as a prop. */
export async function pageLanguage(): Promise<Language> {
  return (await lang()) as Language;
}
