'use client';

import {
  type CSSProperties,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { copyControls, earlyForm, readForm } from '@/components/forms/plain-form';
import { Suggestion } from '@/components/forms/suggestion';
import { UnknownZip } from '@/components/forms/unknown-zip';
import { Button } from '@/components/ui/button';
import { Select, ZipInput } from '@/components/ui/control';
import { Icon } from '@/components/ui/icon';
import type { Labels } from '@/lib/content/label-schemas';
import { usualTime } from '@/lib/deadlines/usual-time';
import type { loadPlaces } from '@/lib/forms/forms';
import { claimParameters, finderName } from '@/lib/forms/parameters';
import type { IconName } from '@/lib/icons';
import { tileId } from '@/lib/ids';
import { fillText } from '@/lib/inline-text';
import { isServed } from '@/lib/served';
import { nameOf, placeMeant, readPlace, stateOfZipCode } from '@/lib/states';

type ChoiceProps = {
  accidentTypes: readonly { name: string; label: string; picture_id: IconName }[];
  labels: Labels['finder'];
};

type ClaimFinderProps = ChoiceProps & { action: string; places: ReturnType<typeof loadPlaces> };

/** A plain GET form. React only validates the zip code and names its state. */
export function ClaimFinder({ action, accidentTypes, labels, places }: ClaimFinderProps) {
  const { language, answers, served, softChecks } = places;
  const form = useRef<HTMLFormElement>(null);
  const zipCode = useRef<HTMLInputElement>(null);
  const [warnings, setWarnings] = useState(0);
  const [isInvalid, setIsInvalid] = useState(false);
  const [values, setValues] = useState<Record<string, string>>({});
  const [early] = useState(() => earlyForm(finderName));

  useLayoutEffect(() => {
    if (!form.current) return;
    if (early && early !== form.current) copyControls(early, form.current);
    setValues(readForm(form.current));
    form.current.noValidate = true;
    // early-answers.ts refused it before this script came.
    if (early?.querySelector('[aria-invalid=true]')) {
      setIsInvalid(true);
      setWarnings(1);
    }
  }, [early]);

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

  function readAgain() {
    setValues(readForm(form.current));
    setIsInvalid(false);
  }

  function fillZipCode(zip: string) {
    if (zipCode.current) zipCode.current.value = zip;
    readAgain();
  }

  const { [claimParameters.zipCode]: typed = '', [claimParameters.accidentType]: type } = values;
  const area = stateOfZipCode(typed);
  const state = area ? nameOf(area, language) : '';
  const whole = isInvalid ? placeMeant(typed, language) : undefined;
  const isUnknown = !area && readPlace(typed) !== undefined;
  const line =
    area && isServed(area, served) ? usualTime(area, language, answers, type) : undefined;

  return (
    <form
      ref={form}
      className="@container"
      name={finderName}
      action={action}
      method="get"
      onSubmit={refuseWrongZipCode}
      onInput={readAgain}
      aria-label={labels.title}
    >
      <AccidentTypeChoice accidentTypes={accidentTypes} labels={labels} />
      <div className="group mt-3 grid gap-x-3 gap-y-2 @min-[25rem]:grid-cols-[1fr_auto]">
        <div>
          <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm/6 font-semibold">
            <label htmlFor="finder-zip">{labels.zipCode}</label>
            <span aria-live="polite">{state}</span>
          </div>
          <ZipInput
            ref={zipCode}
            id="finder-zip"
            name={claimParameters.zipCode}
            className="px-[10px] text-base"
            placeholder={labels.placeholder}
            title={labels.example}
            aria-invalid={isInvalid}
            aria-describedby="finder-zip-example finder-zip-note"
          />
        </div>
        {/* A hidden text describes too. */}
        <p
          id="finder-zip-example"
          className="text-danger hidden text-sm font-semibold group-has-aria-invalid:block @min-[25rem]:col-span-2 @min-[25rem]:row-start-2"
        >
          {labels.example}
        </p>
        <p
          id="finder-zip-note"
          aria-live="polite"
          className="text-sm font-semibold empty:hidden @min-[25rem]:col-span-2 @min-[25rem]:row-start-2"
        >
          {isUnknown && softChecks.noState}
          {whole && (
            <Suggestion
              text={fillText(softChecks.suggest, { value: whole })}
              take={softChecks.take}
              suggestion={whole}
              onTake={(zip) => {
                fillZipCode(zip);
                // Its button goes, and would take the focus along.
                zipCode.current?.focus();
              }}
            />
          )}
          {area && !isServed(area, served) && fillText(places.notServed.text, { state })}
        </p>
        <Button type="submit" className="self-end @min-[25rem]:px-10">
          {labels.submit}
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-5 gap-y-1 text-sm">
        <UnknownZip places={places} zipCode={typed} onChoose={fillZipCode} />
        {line?.address && <a href={line.address}>{line.text}</a>}
      </div>
      <WarningToast label={labels.zipCode} text={places.invalidZipCode} count={warnings} />
    </form>
  );
}

const wideColumns = [
  '@min-[44rem]:grid-cols-2',
  '@min-[44rem]:grid-cols-3',
  '@min-[44rem]:grid-cols-4',
  '@min-[44rem]:grid-cols-5',
  '@min-[44rem]:grid-cols-6',
];

function columnsFor(count: number): string {
  const narrow =
    count === 2 || count === 4
      ? 'grid-cols-2'
      : 'grid-cols-3 @max-[16rem]:grid-cols-2 @max-[11rem]:grid-cols-1';
  return `${narrow} ${wideColumns[(count > 6 ? Math.ceil(count / 2) : count) - 2]}`;
}

/** Radio tiles and a list (early-answers.ts). */
function AccidentTypeChoice({ accidentTypes, labels }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm/6 font-semibold">{labels.accidentType}</legend>
      <div className={`grid gap-2 ${columnsFor(accidentTypes.length)}`}>
        {accidentTypes.map(({ name, label, picture_id }, index) => (
          <label
            key={name}
            id={tileId(name)}
            className="rounded-control border-control bg-card text-ink hover:bg-wash has-checked:border-teal has-checked:bg-wash has-checked:inset-line relative grid cursor-pointer scroll-mt-40 content-start justify-items-center gap-1 border px-0.5 pt-2 pb-1.5 text-center text-[0.8125rem] leading-tight font-medium [transition:background-color_.15s] has-checked:font-semibold lg:px-1.5 @max-[11rem]:flex @max-[11rem]:justify-center"
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
      </div>
      <div className="mt-2 noscript:hidden">
        <Select aria-label={labels.asList} isQuiet>
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
  const [sonner, setSonner] = useState<typeof import('sonner')>();
  useEffect(() => {
    if (count === 0) return;
    if (sonner) sonner.toast.warning(text, { id: text });
    // Without it, the words at the field say the same.
    else import('sonner').then(setSonner, () => undefined);
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
