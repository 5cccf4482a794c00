import { HelpLink } from '@/components/deadlines/help-link';
import { LinkedText, Paragraphs } from '@/components/ui/text';
import type { Answers, HelpToday } from '@/lib/deadlines/answers';
import { helpsToday, isUrgent } from '@/lib/deadlines/usual-time';
import type { ChoiceField } from '@/lib/forms/fields';
import type { FormMessages } from '@/lib/forms/forms';
import { fillText } from '@/lib/inline-text';
import { isServed } from '@/lib/served';
import { type Area, nameOf, stateOfZipCode } from '@/lib/states';

type NotServedProps = {
  area: Area | undefined;
  places: Pick<FormMessages, 'language' | 'notServed' | 'served'> & Partial<FormMessages>;
  /** Instead of the line that nobody takes accidents there. */
  why?: string;
  then?: string;
};

/** Nothing for areas that are served, unless there is another reason. */
export function NotServed({ area, places, why, then }: NotServedProps) {
  const { answers, language, notServed, served } = places;
  if (!area || (isServed(area, served) && !why)) return null;
  const { line, bar } = served.unserved[area] ?? {};
  const state = nameOf(area, language);
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

type AnswerNoteProps = {
  field: ChoiceField;
  values: Record<string, string>;
  touched: readonly string[];
  texts: FormMessages;
};

/** What an answer means, and whether the office sees the case as urgent. */
export function AnswerNote({ field, values, touched, texts }: AnswerNoteProps) {
  const { name, options, mustConfirmDefault } = field;
  const { zipCode = '', accidentId = '', period = '' } = values;
  if (!options.some(({ note }) => note)) return null;
  const isMeant = !mustConfirmDefault || touched.includes(name);
  const area = stateOfZipCode(zipCode);
  const { answers, help } = texts;
  const isShort = name === 'period' && answers && isUrgent(answers, area, accidentId, period);
  return (
    <div aria-live="polite" className="text-note mt-2 empty:hidden">
      {isShort && area && help ? (
        <AskToday area={area} accidentType={accidentId} answers={answers} help={help} />
      ) : (
        isMeant && options.find(({ value }) => value === values[name])?.note
      )}
    </div>
  );
}

type AskTodayProps = { area: Area; accidentType: string; answers: Answers; help: HelpToday };

/** Says that time may be short, and where to ask today: two places of the state, then this site. */
export function AskToday({ area, accidentType, answers, help }: AskTodayProps) {
  const isAtWork = answers.clocks[accidentType] === 'work';
  const { urgent, whom, callUs } = answers.today;
  return (
    <div className="rounded-control border-amber bg-card text-ink border-l-4 px-4 py-3 text-left text-base">
      <p className="font-semibold">{urgent}</p>
      <p className="mt-2">{whom}</p>
      <ul className="mt-1 grid gap-1">
        {help[area]
          ?.filter(({ kind }) => helpsToday(kind, isAtWork))
          .map(({ label, name, url }) => (
            <li key={url}>
              <HelpLink label={label} name={name} url={url} />
            </li>
          ))}
        <li>
          <LinkedText text={callUs} />
        </li>
      </ul>
    </div>
  );
}
