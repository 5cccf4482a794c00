import { Input } from '@/components/ui/control';
import { zipCodeInput } from '@/lib/claim-query';
import { loadDeadlines, loadLabels } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';

/** Answers a zip code with the main times of its state. Without scripts it opens the list. */
export function AskTimes({ language }: { language: Language }) {
  const { finder } = loadLabels(language);
  const { question, zipCode, show, more, none } = loadDeadlines(language).ask;
  return (
    <form
      id="ask-times"
      action={routesIn(language).deadlines}
      noValidate
      data-unknown={none}
      data-more={more}
      data-example={finder.example}
      className="rounded-card border-line bg-card border px-4 py-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <label htmlFor="times-zip" className="max-sm:text-note font-semibold">
          {question} <span className="sr-only">{finder.zipCode}</span>
        </label>
        <div className="flex flex-wrap gap-1.5">
          <Input
            {...zipCodeInput}
            required={false}
            id="times-zip"
            placeholder={zipCode}
            aria-describedby="times-note"
            className="max-w-24 min-w-24 px-2 text-base"
          />
          <button
            type="submit"
            className="rounded-control bg-wash text-link hover:bg-card min-h-[52px] cursor-pointer px-2.5 font-semibold"
          >
            {show}
          </button>
        </div>
      </div>
      <div id="times-note" role="status" className="text-note not-empty:py-2" />
    </form>
  );
}
