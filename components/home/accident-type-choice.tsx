import { Select } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { claimParameters } from '@/lib/claim-query';
import type { IconName } from '@/lib/icon-names';
import { tileId } from '@/lib/routes';

export type AccidentType = { name: string; label: string; picture_id: IconName };

type ChoiceProps = { accidentTypes: readonly AccidentType[]; label: string };

// On a wide screen one row, or two that are as even as can be.
const wideColumns = [
  '@min-[44rem]:grid-cols-2',
  '@min-[44rem]:grid-cols-3',
  '@min-[44rem]:grid-cols-4',
  '@min-[44rem]:grid-cols-5',
  '@min-[44rem]:grid-cols-6',
];

function columnsFor(count: number): string {
  const narrow = count === 2 || count === 4 ? '' : '@min-[17.5rem]:grid-cols-3';
  return `${narrow} ${wideColumns[(count > 6 ? Math.ceil(count / 2) : count) - 2]}`;
}

/** The accident types as tiles: native radio buttons, which select, submit and restore by themselves. */
export function AccidentTiles({ accidentTypes, label }: ChoiceProps) {
  return (
    <fieldset
      className={`grid grid-cols-1 gap-2 @min-[10rem]:grid-cols-2 ${columnsFor(accidentTypes.length)}`}
    >
      <legend className="sr-only">{label}</legend>
      {accidentTypes.map(({ name, label, picture_id }, index) => (
        <label
          key={name}
          id={tileId(name)}
          className="rounded-control border-line bg-card text-ink hover:bg-wash has-checked:border-teal has-checked:bg-wash has-checked:inset-ring-teal relative grid cursor-pointer scroll-mt-40 content-start justify-items-center gap-1 border px-0.5 pt-2 pb-1.5 text-center text-[0.8125rem] leading-tight font-medium transition-colors has-checked:font-semibold has-checked:inset-ring sm:pt-3 sm:pb-2"
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
          {label}
        </label>
      ))}
    </fieldset>
  );
}

// As many as fit half of a phone.
const mostLetters = 15;

/** The same choice as a dropdown; hidden without scripts, where it could not follow the tiles. */
export function AccidentDropdown({ accidentTypes, label }: ChoiceProps) {
  const isWide = accidentTypes.some((type) => type.label.length > mostLetters);
  return (
    <div
      data-wide={isWide || undefined}
      className="data-wide:@min-[17.5rem]:col-span-2 data-wide:@min-[24rem]:col-span-1 noscript:hidden"
    >
      <Select aria-label={label} className="pr-[32px] pl-[10px] text-base">
        {accidentTypes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
