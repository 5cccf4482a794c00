import { useEffect, useRef, useState } from 'react';
import { Select } from '@/components/ui/control';
import type { FormMessages } from '@/lib/forms/forms';
import { areas, isStateOnly, statesByName, zipOfState } from '@/lib/states';

type UnknownZipProps = {
  places: Pick<FormMessages, 'unknownZip' | 'language'>;
  /** As it stands, which may be what stands for a state's. */
  zipCode: string;
  /** Called with what stands for the chosen state’s zip code. */
  onChoose: (zipCode: string) => void;
};

export function UnknownZip({ places, zipCode, onChoose }: UnknownZipProps) {
  const { unknownZip: texts, language } = places;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // May have been opened before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  useEffect(() => {
    const list = details.current?.querySelector('select');
    if (list && !isStateOnly(zipCode)) list.value = '';
  }, [zipCode]);
  return (
    <details
      ref={details}
      className="basis-full text-sm noscript:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="text-link min-h-6 cursor-pointer underline">{texts.question}</summary>
      <p className="my-2">{texts.nearby}</p>
      {isOpen && (
        <Select
          aria-label={texts.state}
          defaultValue=""
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="" disabled>
            {texts.choose}
          </option>
          {statesByName(areas, language).map(({ state, name }) => (
            <option key={state} value={zipOfState(state, language)}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </details>
  );
}
