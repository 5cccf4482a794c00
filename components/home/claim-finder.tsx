'use client';

import {
  type CSSProperties,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { UnknownZip } from '@/components/forms/unknown-zip';
import { Button, Input } from '@/components/ui/control';
import { useLoaded } from '@/components/ui/use-loaded';
import { claimParameters, finderName, zipCodeInput } from '@/lib/claim-query';
import type { Labels } from '@/lib/content/label-schemas';
import type { Messages } from '@/lib/content/message-schemas';
import { type UsualTimes, usualTime } from '@/lib/deadlines/usual-time';
import { copyControls, earlyForm, readForm } from '@/lib/forms/read-form';
import { fillText } from '@/lib/inline-text';
import { isServed, type Served } from '@/lib/served';
import { readPlace, stateOfZipCode } from '@/lib/states';
import { type AccidentType, AccidentTypeChoice } from './accident-type-choice';

type ClaimFinderProps = {
  action: string;
  accidentTypes: readonly AccidentType[];
  labels: Labels['finder'];
  invalidZipCode: string;
  noState: string;
  unknownZip: Messages['unknownZip'];
  stateNames: Messages['stateNames'];
  usualTimes: UsualTimes;
  notServed: Messages['notServed'];
  served?: Served | undefined;
};

/** A plain GET form. React only validates the zip code and names its state. */
export function ClaimFinder(props: ClaimFinderProps) {
  const { accidentTypes, labels, stateNames, usualTimes, served } = props;
  const form = useRef<HTMLFormElement>(null);
  const zipCode = useRef<HTMLInputElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [warnings, setWarnings] = useState(0);
  const [isInvalid, setIsInvalid] = useState(false);
  const [values, setValues] = useState<Record<string, string>>({});
  const [early] = useState(() => earlyForm(finderName));

  useLayoutEffect(() => {
    if (!form.current) return;
    if (early && early !== form.current) copyControls(early, form.current);
    setValues(readForm(form.current));
  }, [early]);
  useEffect(() => setIsReady(true), []);

  function refuseWrongZipCode(event: FormEvent) {
    const field = zipCode.current;
    if (!field) return;
    const five = readPlace(field.value);
    field.value = five ?? field.value;
    if (five) return;
    event.preventDefault();
    setIsInvalid(true);
    setWarnings((count) => count + 1);
    field.focus();
  }

  const { [claimParameters.zipCode]: typed = '', [claimParameters.accidentType]: type } = values;
  const area = stateOfZipCode(typed);
  const state = area ? (stateNames[area] ?? area) : '';
  const isUnknown = !area && readPlace(typed) !== undefined;
  const line =
    area && isServed(area, served) ? usualTime(area, stateNames, usualTimes, type) : undefined;

  return (
    <form
      ref={form}
      className="@container"
      name={finderName}
      action={props.action}
      method="get"
      noValidate={isReady}
      onSubmit={refuseWrongZipCode}
      onChange={() => {
        setValues(readForm(form.current));
        setIsInvalid(false);
      }}
      aria-label={labels.title}
    >
      <AccidentTypeChoice accidentTypes={accidentTypes} labels={labels} />
      <div className="mt-3 grid gap-x-3 gap-y-2 @min-[25rem]:grid-cols-[1fr_auto]">
        <div>
          <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm/6 font-semibold">
            <label htmlFor="finder-zip">{labels.zipCode}</label>
            <span role="status">{state}</span>
          </div>
          <Input
            {...zipCodeInput}
            ref={zipCode}
            id="finder-zip"
            name={claimParameters.zipCode}
            className="px-[10px] text-base"
            placeholder={labels.placeholder}
            title={labels.example}
            aria-invalid={isInvalid || undefined}
            aria-describedby="finder-zip-note"
          />
        </div>
        <p
          id="finder-zip-note"
          role="status"
          className={`text-sm font-semibold empty:hidden @min-[25rem]:col-span-2 @min-[25rem]:row-start-2 ${isInvalid ? 'text-danger' : ''}`}
        >
          {isInvalid && labels.example}
          {isUnknown && props.noState}
          {area && !isServed(area, served) && fillText(props.notServed.text, { state })}
        </p>
        <Button type="submit" className="self-end @min-[25rem]:px-10">
          {labels.submit}
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-5 gap-y-1 text-sm">
        <UnknownZip
          texts={props.unknownZip}
          stateNames={stateNames}
          language={usualTimes.language}
          onChoose={(zip) => {
            // The form then reads it.
            if (zipCode.current) zipCode.current.value = zip;
          }}
        />
        {line?.address && <a href={line.address}>{line.text}</a>}
      </div>
      <WarningToast label={labels.title} text={props.invalidZipCode} count={warnings} />
    </form>
  );
}

const look = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--amber)',
  fontFamily: 'inherit',
} as CSSProperties;

// Keeps the header visible.
const offset = { top: '5.5rem' };

type Warning = { label: string; text: string; count: number };

/** Shows a toast each time the count grows. Loads its library on first use. */
function WarningToast({ label, text, count }: Warning) {
  const sonner = useLoaded(count > 0, () => import('sonner'));
  useEffect(() => {
    if (count > 0) sonner?.toast.warning(text, { id: text });
  }, [sonner, text, count]);
  return (
    sonner && (
      <sonner.Toaster
        // The library's default name is in English.
        customAriaLabel={label}
        position="top-center"
        theme="light"
        offset={offset}
        mobileOffset={offset}
        style={look}
      />
    )
  );
}
