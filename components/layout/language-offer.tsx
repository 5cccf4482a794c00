import { PageScript } from '@/components/page-scripts/page-script';
import { currentLanguage, otherLanguage } from '@/lib/language';
import { LanguageLink } from './language-link';

/** One line in Spanish on an English page, for visitors whose browser prefers Spanish. */
export function LanguageOffer() {
  return (
    <>
      {/* The script may have shown it before React takes over. */}
      <p
        data-offers={otherLanguage()}
        data-instead-of={currentLanguage()}
        hidden
        suppressHydrationWarning
        className="bg-wash text-center print:hidden"
      >
        <LanguageLink offers className="inline-block px-4 py-2.5 font-semibold" />
      </p>
      <PageScript name="offer-language" />
    </>
  );
}
