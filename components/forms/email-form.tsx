'use client';

import { type KeyboardEvent, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/section';
import { asShown, type FieldGroup, leftAsPreset } from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/forms';
import { fillText } from '@/lib/inline-text';
import { fullReference } from '@/lib/message/identifiers';
import { hasAnswers } from '@/lib/message/records';
import { homeClosed, mayBeSent } from '@/lib/served';
import { nameOf, stateOfZipCode } from '@/lib/states';
import { AskFirst, BeforeSend, Consent } from './before-send';
import { EraseAnswers } from './erase-answers';
import { ErrorSummary } from './error-summary';
import { FormField } from './field';
import {
  Held,
  NeedsScript,
  NoticesAbove,
  OtherNotices,
  SendingScreen,
  SendOutcome,
} from './notices';
import { NotServed } from './place-notes';
import { EmailFormContext, loadWhatSendNeeds, useEmailFormState } from './use-email-form';
import { WaysOut } from './ways-out';

/** Validates, sends one e-mail, then confirms or keeps the form (specification, section 4). */
export function EmailForm(content: FormContent) {
  const emailForm = useEmailFormState(content);
  const { form, texts, confirmation, fields, values, element, isReady } = emailForm;
  const { compensation } = emailForm.atSend;
  const { state, send, isSending, timesHeld } = emailForm;
  const isFilled = hasAnswers(state);
  useEffect(() => {
    // On phones, home folds the form until it is used.
    if (isFilled) element.current?.closest('details')?.setAttribute('open', '');
  }, [isFilled, element]);

  const { accidentId = '', zipCode = '', home = '' } = values;
  const area = stateOfZipCode(zipCode);
  const closedHome = homeClosed(home, texts.served);
  const isRefused = !mayBeSent({ zipCode, home }, texts.served);
  const whyNot = closedHome
    ? fillText(texts.notServed.home, { state: nameOf(closedHome, texts.language) })
    : texts.notServed.takesNone;
  const waysOut = (
    <div className="mt-3">
      <WaysOut
        reference={fullReference(state, texts.correction)}
        answers={emailForm.answers}
        texts={texts}
        mayMail={!isRefused}
      />
    </div>
  );

  // A preset that nobody chose is no answer yet.
  const presets: unknown[] = leftAsPreset(fields, values, state.touched);
  const given = fields.filter((field) => !presets.includes(field));
  const isHeld = timesHeld > 0;
  const storageNote = state.isKept ? texts.erase.kept : texts.erase.notKept;
  // The ways out offer the copy themselves.
  const mayCopy = isReady && isFilled && !isHeld && /^(draft|arrived)/.test(state.phase);
  return (
    <EmailFormContext value={emailForm}>
      <NoticesAbove />
      <form
        ref={element}
        name={form.name}
        aria-label={form.label}
        // Without its script Send does nothing: it would lose what was typed.
        method="dialog"
        noValidate={isReady}
        data-refuses={Object.keys(texts.served.unserved).length > 0 || undefined}
        inert={isSending}
        onFocus={loadWhatSendNeeds}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onKeyDown={goToNextField}
        className="grid grid-cols-1 gap-4"
      >
        <ErrorSummary />
        <div aria-live="polite" className="empty:hidden">
          <NotServed area={closedHome} places={texts} why={whyNot} />
          <NotServed area={area} places={texts} then={isRefused ? whyNot : texts.notServed.takes} />
        </div>
        {form.groups.map((group, index) => (
          <Group key={group.name} {...group} number={index + 1} />
        ))}
        {/* California's fraud notice, bold and in 12 points (8 CCR 9823). */}
        {area && compensation.areas.includes(area) && compensation.types.includes(accidentId) && (
          <p className="text-base font-bold">{compensation.text}</p>
        )}
        <BeforeSend />
        <Consent />
        {isHeld && <Held key={timesHeld} waysOut={waysOut} />}
        <SendOutcome waysOut={waysOut} />
        <OtherNotices />
        {isSending && <PrefetchLink address={confirmation} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            disabled={isRefused}
            aria-describedby={isReady ? undefined : 'not-ready'}
            // The second click of two would send before anybody reads what the first one asks.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            className="w-full sm:w-auto sm:px-16 noscript:hidden"
          >
            {texts.send}
          </Button>
          {isRefused && <p>{whyNot}</p>}
        </div>
        {!isSending && !isRefused && <AskFirst />}
        {mayCopy && (
          <WaysOut
            answers={state.phase === 'draft' ? asShown(given, values) : emailForm.answers}
            texts={texts}
          />
        )}
        {isReady ? (
          <EraseAnswers
            texts={texts.erase}
            storageNote={storageNote}
            hasAnswers={isFilled}
            onErase={emailForm.erase}
          />
        ) : (
          <div className="relative">
            <p
              id="not-ready"
              className="animate-brief text-ink-soft invisible absolute in-data-idle:animate-none noscript:hidden"
            >
              {texts.notReady}
            </p>
            {/* In the place of what comes, so that nothing moves. */}
            <p className="text-ink-soft invisible text-sm in-data-idle:visible">
              {storageNote} <span className="invisible">{texts.erase.erase}</span>
            </p>
            <NeedsScript />
          </div>
        )}
      </form>
      <SendingScreen />
    </EmailFormContext>
  );
}

/** Fields in a frame with a title, or without both. */
function Group({ name, title, isTwoColumns, fields, number }: FieldGroup & { number: number }) {
  const shown = fields.map((field) => <FormField key={field.name} field={field} />);
  if (!title) return shown;
  return (
    <fieldset
      aria-labelledby={`group-${name}`}
      className="rounded-card border-line bg-card p-card grid min-w-0 grid-cols-1 gap-4 border"
    >
      <Heading as="h2" size="subtitle" className="flex items-center gap-3">
        <span
          aria-hidden
          className="bg-amber text-night grid size-9 flex-none place-items-center rounded-full"
        >
          {number}
        </span>
        <span id={`group-${name}`}>{title}</span>
      </Heading>
      {isTwoColumns ? <div className="grid gap-4 sm:grid-cols-2">{shown}</div> : shown}
    </fieldset>
  );
}

/** On phones, Enter moves to the next field instead of submitting a half-empty form. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key, currentTarget } = event;
  const isLine = target instanceof HTMLInputElement && target.enterKeyHint === 'next';
  if (key !== 'Enter' || !isLine || !window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.elements].filter((control) => control instanceof HTMLElement);
  const next = controls
    .slice(controls.indexOf(target) + 1)
    .find((control) => control.tabIndex >= 0);
  next?.focus();
}

/** Hidden link to prefetch a page; the policy forbids adding speculation rules. */
function PrefetchLink({ address }: { address: string }) {
  // biome-ignore lint/a11y/useAnchorContent: hidden link, never announced.
  return <a href={address} data-next="" className="invisible absolute" />;
}
