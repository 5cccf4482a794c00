'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/control';
import { useLoaded } from '@/components/ui/use-loaded';
import { WarningToast } from '@/components/ui/warning-toast';
import { claimParameters } from '@/lib/claim-query';
import type { Labels } from '@/lib/content/label-schemas';
import type { Messages } from '@/lib/content/message-schemas';
import { type UsualTimes, usualTime } from '@/lib/deadlines';
import { isServed, notServedLine, type Served } from '@/lib/served';
import { typedInto } from '@/lib/typed';
import { readZipCode, zipCodeInput } from '@/lib/zip-code';
import { AccidentDropdown, AccidentTiles, type AccidentType } from './accident-type-choice';

type ClaimFinderProps = {
  name: string;
  /** The address of the form that it leads to. */
  action: string;
  accidentTypes: readonly AccidentType[];
  labels: Labels['finder'];
  invalidZipCode: string;
  stateNames: Messages['stateNames'];
  usualTimes: UsualTimes;
  notServed: Messages['notServed'];
  served?: Served | undefined;
};

/**
 * The claim finder: tiles and a dropdown for one choice, and a zip code. It is a plain GET form of
 * native controls that works without React, which only refuses a wrong zip code and names its state.
 */
export function ClaimFinder({
  name,
  action,
  stateNames,
  usualTimes,
  notServed,
  served,
  accidentTypes,
  labels,
  invalidZipCode,
}: ClaimFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const zipCode = useRef<HTMLInputElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [warnings, setWarnings] = useState(0);
  const [isInvalid, setIsInvalid] = useState(false);
  const [typed, setTyped] = useState('');
  const zips = useLoaded(typed !== '', () => import('@/lib/states'));

  // Takes over what was chosen and typed before this script arrived, also where the page was built anew.
  useLayoutEffect(() => {
    const before = typedInto(name);
    const chosen = before[claimParameters.accidentType];
    for (const option of form.current?.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      '[type=radio], option',
    ) ?? []) {
      if (option.value !== chosen) continue;
      if (option instanceof HTMLInputElement) option.checked = true;
      else option.selected = true;
    }
    if (zipCode.current) zipCode.current.value ||= before[claimParameters.zipCode] ?? '';
    setTyped(zipCode.current?.value ?? '');
  }, [name]);
  useEffect(() => setIsReady(true), []);

  function refuseWrongZipCode(event: FormEvent) {
    const field = zipCode.current;
    if (!field) return;
    const five = readZipCode(field.value);
    field.value = five ?? field.value;
    if (five) return;
    event.preventDefault();
    setIsInvalid(true);
    setWarnings((count) => count + 1);
    field.focus();
  }

  const state = zips?.stateOfZipCode(typed);
  // What nobody answers for in a state comes before how long one has there.
  const line =
    state &&
    (isServed(state, served)
      ? usualTime(state, stateNames, usualTimes)
      : { text: notServedLine(state, { notServed, stateNames }), address: undefined });

  return (
    <form
      ref={form}
      className="@container"
      name={name}
      action={action}
      method="get"
      noValidate={isReady}
      onSubmit={refuseWrongZipCode}
      aria-label={labels.title}
    >
      <AccidentTiles accidentTypes={accidentTypes} label={labels.accidentType} />
      <div className="mt-2 grid items-start gap-2 @min-[17.5rem]:grid-cols-[1.17fr_1fr] @min-[36rem]:grid-cols-[1.17fr_1fr_auto]">
        <AccidentDropdown accidentTypes={accidentTypes} label={labels.accidentType} />
        <Input
          {...zipCodeInput}
          ref={zipCode}
          name={claimParameters.zipCode}
          className="px-[10px] text-base [[data-wide]+&]:@min-[17.5rem]:col-span-2 [[data-wide]+&]:@min-[24rem]:col-span-1"
          placeholder={labels.placeholder}
          aria-label={labels.zipCode}
          title={labels.example}
          aria-invalid={isInvalid || undefined}
          aria-describedby="finder-zip-note"
          onChange={(event) => {
            setTyped(event.target.value);
            setIsInvalid(false);
          }}
        />
        {/* Its line is there before there is something to say, and as wide as that may be on a phone, so
            that nothing below it moves. */}
        <p
          id="finder-zip-note"
          role="status"
          className={`-mt-1.5 min-h-6 px-1 text-right text-sm/6 font-semibold text-balance @min-[17.5rem]:col-span-2 @min-[36rem]:col-start-2 @min-[36rem]:row-start-2 @min-[36rem]:text-left ${isInvalid ? 'text-danger' : ''}`}
        >
          {isInvalid
            ? labels.example
            : line && (line.address ? <a href={line.address}>{line.text}</a> : line.text)}
        </p>
        <Button
          type="submit"
          className="-mt-1 @min-[17.5rem]:col-span-2 @min-[36rem]:col-span-1 @min-[36rem]:col-start-3 @min-[36rem]:row-start-1 @min-[36rem]:mt-0"
        >
          {labels.submit}
        </Button>
      </div>
      <WarningToast text={invalidZipCode} count={warnings} />
    </form>
  );
}
