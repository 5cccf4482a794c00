import { LanguageLink } from './language-link';

const id = 'language-offer';

// Runs before the page is painted, so that nothing moves.
const offer = `{const l=navigator.languages.map(l=>l.slice(0,2)).find(l=>l==="en"||l==="es");
if(l==="es")document.getElementById("${id}").hidden=false}`;

/** One line in Spanish on an English page, for visitors whose browser prefers Spanish. */
export function LanguageOffer() {
  return (
    <>
      {/* The script may have shown it before React takes over. */}
      <p id={id} hidden suppressHydrationWarning className="bg-wash text-center print:hidden">
        <LanguageLink offers className="inline-block px-4 py-2.5 font-semibold" />
      </p>
      <script type="text/javascript">{offer}</script>
    </>
  );
}
