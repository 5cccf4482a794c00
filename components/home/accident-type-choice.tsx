import { Select } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { claimParameters } from '@/lib/claim-query';
import type { Labels } from '@/lib/content/label-schemas';
import type { IconName } from '@/lib/icons';
import { tileId } from '@/lib/ids';

export type AccidentType = { name: string; label: string; picture_id: IconName };

type ChoiceProps = { accidentTypes: readonly AccidentType[]; labels: Labels['finder'] };

const wideColumns = [
  '@min-[44rem]:grid-cols-2',
  '@min-[44rem]:grid-cols-3',
  '@min-[44rem]:grid-cols-4',
  '@min-[44rem]:grid-cols-5',
  '@min-[44rem]:grid-cols-6',
];

function columnsFor(count: number): string {
  const narrow = count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3';
  return `${narrow} ${wideColumns[(count > 6 ? Math.ceil(count / 2) : count) - 2]}`;
}

/** Radio tiles and a list (early-answers.ts). In very large type tiles are icons only. */
export function AccidentTypeChoice({ accidentTypes, labels }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm/6 font-semibold @max-[16rem]:sr-only">
        {labels.accidentType}
      </legend>
      <div className={`grid gap-2 ${columnsFor(accidentTypes.length)}`}>
        {accidentTypes.map(({ name, label, picture_id }, index) => (
          <label
            key={name}
            id={tileId(name)}
            className="rounded-control border-line bg-card text-ink hover:bg-wash has-checked:border-teal has-checked:bg-wash has-checked:inset-ring-teal relative grid cursor-pointer scroll-mt-40 content-start justify-items-center gap-1 border px-1 pt-2 pb-1.5 text-center text-[0.8125rem] leading-tight font-medium transition-colors has-checked:font-semibold has-checked:inset-ring @max-[16rem]:p-2"
          >
            <input
              type="radio"
              name={claimParameters.accidentType}
              value={name}
              defaultChecked={index === 0}
              className="rounded-control absolute inset-0 cursor-pointer appearance-none"
            />
            <span className="text-teal">
              <Icon name={picture_id} size={28} />
            </span>
            <span className="@max-[16rem]:sr-only">{label}</span>
          </label>
        ))}
      </div>
      <div className="mt-2 noscript:hidden">
        <Select aria-label={labels.asList} className="pr-[32px] pl-[10px] text-base">
          {accidentTypes.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
