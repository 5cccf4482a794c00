'use client';

import { useEffect, useRef, useState } from 'react';
import { Select } from '@/components/ui/control';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Messages } from '@/lib/content/message-schemas';
import type { AreaNames } from '@/lib/states';

type UnknownZipProps = {
  labels: Messages['unknownZip'];
  stateNames: AreaNames;
  /** Called with the placeholder zip code of the chosen state. */
  onChoose: (zipCode: string) => void;
};

export function UnknownZip({ labels, stateNames, onChoose }: UnknownZipProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const statesModule = useLoaded(isOpen, () => import('@/lib/states'));
  // May have been opened before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className="min-w-0 text-sm open:w-full noscript:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="text-link min-h-6 cursor-pointer underline">{labels.question}</summary>
      <p className="my-2">{labels.nearby}</p>
      {statesModule && (
        <Select
          aria-label={labels.state}
          defaultValue=""
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="" disabled>
            {labels.choose}
          </option>
          {statesModule
            .namedStates(statesModule.areas, stateNames, document.documentElement.lang || 'en')
            .map(({ state, name }) => (
              <option key={state} value={statesModule.zipOfState(state)}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </details>
  );
}
