import { lang } from 'next/root-params';
import type { Language } from './language';

/** The language of the page that is being rendered. Does not compile in a client component, which takes it as a prop. */
export async function pageLanguage(): Promise<Language> {
  return (await lang()) as Language;
}
