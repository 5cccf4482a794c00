import { Input } from '@/components/ui/control';
import { loadDeadlines } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { zipCodeInput } from '@/lib/zip-code';

/** Zip code field that opens the state's page on the fifth digit. Hidden without scripts; the list remains. */
export function StateFinder({ language }: { language: Language }) {
  const { zipCode, opens, noZipCode } = loadDeadlines(language);
  return (
    <div id="state-finder" className="mt-6 print:hidden" hidden data-unknown={noZipCode}>
      <label htmlFor="state-zip" className="block font-semibold">
        {zipCode}
      </label>
      <Input
        {...zipCodeInput}
        id="state-zip"
        aria-describedby="state-zip-opens state-zip-note"
        className="px-control mt-1 max-w-40"
      />
      <p id="state-zip-opens" className="text-ink-soft mt-1 text-sm">
        {opens}
      </p>
      <p id="state-zip-note" role="status" className="min-h-6 text-sm/6 font-semibold" />
    </div>
  );
}
