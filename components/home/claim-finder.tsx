'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '@/components/ui/button';
import { useWarningToast } from '@/components/ui/use-warning-toast';
import { useZipState } from '@/components/ui/use-zip-state';
import { claimParameters } from '@/lib/claim-query';
import { routes } from '@/lib/routes';
import { cleanZipCode, isZipCode } from '@/lib/zip-code';

type ClaimFinderProps = {
  accidentTypes: readonly { name: string; icon: ReactNode }[];
  invalidZipCode: string;
};

/**
 * The claim finder: six tiles and a dropdown for one choice, and a zip code. It is a plain GET form
 * that the browser submits itself; the script only keeps both choices alike and refuses a wrong zip.
 */
export function ClaimFinder({ accidentTypes, invalidZipCode }: ClaimFinderProps) {
  const select = useRef<HTMLSelectElement>(null);
  const zipCode = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isInvalid, setIsInvalid] = useState(false);
  const [typed, setTyped] = useState('');
  const state = useZipState(typed);
  const { toaster, warn } = useWarningToast();

  // Takes over what was chosen and typed before this script arrived.
  useEffect(() => {
    setSelected(select.current?.selectedIndex ?? 0);
    takeOverZipCode();
    setIsReady(true);
  }, []);

  function takeOverZipCode() {
    setTyped(zipCode.current?.value ?? '');
    setIsInvalid(false);
  }

  function refuseWrongZipCode(event: FormEvent) {
    const field = zipCode.current;
    if (!field) return;
    field.value = cleanZipCode(field.value);
    if (isZipCode(field.value)) return;
    event.preventDefault();
    setIsInvalid(true);
    field.focus();
    warn(invalidZipCode);
  }

  return (
    <form
      action={routes.intake}
      method="get"
      noValidate={isReady}
      onSubmit={refuseWrongZipCode}
      aria-label="Find a lawyer"
    >
      {/* Enter presses a form's first submit button: until the tiles are plain buttons, not one of them. */}
      {!isReady && <button type="submit" hidden />}
      <fieldset className="tiles">
        <legend className="sr-only">Accident type</legend>
        {accidentTypes.map(({ name, icon }, index) => (
          <button
            key={name}
            // Without the script a tile submits itself; with it, it only chooses.
            type={isReady ? 'button' : 'submit'}
            name={isReady ? undefined : claimParameters.accidentType}
            value={name}
            formNoValidate={!isReady}
            className="tile"
            aria-pressed={index === selected}
            onClick={() => setSelected(index)}
          >
            {icon}
            {name}
          </button>
        ))}
      </fieldset>
      <div className="finder-row">
        <label className="control-select">
          <span className="sr-only">Accident type</span>
          <select
            ref={select}
            name={claimParameters.accidentType}
            className="control"
            {...(isReady ? { value: accidentTypes[selected]?.name } : {})}
            onChange={(event) => setSelected(event.target.selectedIndex)}
          >
            {accidentTypes.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div>
          <label htmlFor="finder-zip" className="sr-only">
            Zip code of the accident
          </label>
          <input
            id="finder-zip"
            type="text"
            ref={zipCode}
            name={claimParameters.zipCode}
            className="control"
            placeholder="Enter Zip Code"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            pattern="\s*[0-9]{5}\s*"
            title="Five digits, such as 90210"
            aria-invalid={isInvalid || undefined}
            aria-describedby="finder-zip-note"
            onChange={takeOverZipCode}
          />
          <p
            id="finder-zip-note"
            role="status"
            className={isInvalid ? 'zip-note field-error' : 'zip-note'}
          >
            {isInvalid ? 'Five digits, such as 90210' : state}
          </p>
        </div>
        <SubmitButton className="px-5">Find Lawyer</SubmitButton>
      </div>
      {toaster}
    </form>
  );
}
