import { LinkedText } from '@/components/ui/text';
import type { Answers, HelpToday } from '@/lib/deadlines/answers';
import { helpsToday } from '@/lib/deadlines/usual-time';
import type { Area } from '@/lib/states';

type AskTodayProps = { area: Area; isAtWork: boolean; answers: Answers; help: HelpToday };

/** Says that time may be short, and where to ask today: two places of the state, then this site. */
export function AskToday({ area, isAtWork, answers, help }: AskTodayProps) {
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
              {label}: <a href={url}>{name}</a>
            </li>
          ))}
        <li>
          <LinkedText text={callUs} />
        </li>
      </ul>
    </div>
  );
}
