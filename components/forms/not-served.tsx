import { LinkedText } from '@/components/ui/text';
import { type UsualTimes, usualTime } from '@/lib/deadlines/usual-time';
import { notServedLines, type Served, type ServedTexts } from '@/lib/served';
import type { Area } from '@/lib/states';

type NotServedProps = {
  area: Area;
  served: Served;
  texts: ServedTexts & { usualTimes?: UsualTimes | undefined };
  /** Instead of the line that nobody takes accidents there. */
  why?: string;
  then?: string;
};

export function NotServed({ area, served, texts, why, then }: NotServedProps) {
  const { usualTimes, stateNames } = texts;
  const address = usualTimes && usualTime(area, stateNames, usualTimes).address;
  const lines = notServedLines(area, served, texts, address, why);
  return (
    <div className="rounded-control border-amber bg-card text-ink px-control grid gap-1 border py-3">
      {[...lines, ...(then ? [then] : [])].map((line) => (
        <p key={line}>
          <LinkedText text={line} />
        </p>
      ))}
    </div>
  );
}
