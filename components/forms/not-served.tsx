import { Paragraphs } from '@/components/ui/text';
import type { FormMessages } from '@/lib/forms/form-content';
import { fillText } from '@/lib/inline-text';
import { isServed } from '@/lib/served';
import type { Area } from '@/lib/states';

type NotServedProps = {
  area: Area | undefined;
  places: Pick<FormMessages, 'notServed' | 'stateNames' | 'served'> & Partial<FormMessages>;
  /** Instead of the line that nobody takes accidents there. */
  why?: string;
  then?: string;
};

/** Nothing for areas that are served, unless there is another reason. */
export function NotServed({ area, places, why, then }: NotServedProps) {
  const { answers, stateNames, notServed, served } = places;
  if (!area || (isServed(area, served) && !why)) return null;
  const { line, bar } = served.unserved[area] ?? {};
  const state = stateNames[area] ?? area;
  const address = answers?.places[area]?.address;
  const linkTo = (words: string, href: string) => `[${fillText(words, { state })}](${href})`;
  const lines = [
    why ?? fillText(notServed.text, { state }),
    line,
    bar ? fillText(notServed.bar, { bar: `[${bar.name}](${bar.url})` }) : notServed.noBar,
    address && fillText(notServed.help, { help: linkTo(notServed.helpLink, `${address}#help`) }),
    address && fillText(notServed.time, { deadlines: linkTo(notServed.timeLink, address) }),
    then,
  ];
  return (
    <div className="rounded-control border-amber bg-card text-ink px-control grid gap-1 border py-3">
      <Paragraphs texts={lines.filter((line) => line !== undefined)} />
    </div>
  );
}
