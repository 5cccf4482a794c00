import { Select } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import { claimParameters } from '@/lib/claim-query';
import type { IconName } from '@/lib/icon-names';

type AccidentTypes = { accidentTypes: readonly { name: string; picture_id: IconName }[] };

export const finderName = 'finder';

// The dropdown shows the same choice as the tiles, which alone are sent. It has to before React is here
// too, so this runs in the page itself, for whichever finder is in it.
const syncChoices = `document.addEventListener("change",({target:t})=>{
const f=t.form;if(!f||f.name!=="${finderName}")return;
const r=[...f.querySelectorAll("[type=radio]")],s=f.querySelector("select");
if(t===s)r[s.selectedIndex].checked=true;else if(r.includes(t))s.selectedIndex=r.indexOf(t)})`;

/** The accident types as tiles: native radio buttons, which select, submit and restore by themselves. */
export function AccidentTiles({ accidentTypes }: AccidentTypes) {
  return (
    <fieldset className="grid @min-[17.5rem]:grid-cols-3 @min-[36rem]:grid-cols-6 grid-cols-2 gap-2">
      <legend className="sr-only">Accident type</legend>
      {accidentTypes.map(({ name, picture_id }, index) => (
        <label
          key={name}
          className="relative grid cursor-pointer content-start justify-items-center gap-1 rounded-control border border-line bg-card px-0.5 pt-3 pb-2 text-center font-medium text-[0.8125rem] text-ink leading-tight transition-colors hover:bg-wash has-checked:border-teal has-checked:bg-wash has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-teal"
        >
          <input
            type="radio"
            name={claimParameters.accidentType}
            value={name}
            defaultChecked={index === 0}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control"
          />
          <span className="text-teal">
            <Icon name={picture_id} size={30} />
          </span>
          {name}
        </label>
      ))}
      <script type="module" dangerouslySetInnerHTML={{ __html: syncChoices }} />
    </fieldset>
  );
}

/** The same choice as a dropdown; hidden without scripts, where it could not follow the tiles. */
export function AccidentDropdown({ accidentTypes }: AccidentTypes) {
  return (
    <div className="noscript:hidden">
      <Select aria-label="Accident type" className="pr-7 pl-3 text-base">
        {accidentTypes.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </div>
  );
}
