'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { isUrgent } from '@/lib/deadlines/usual-time';
import { asShown, fieldsOf, isChoice, mapFields } from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/form-content';
import { fullReference } from '@/lib/forms/template-parameters';
import { fillText } from '@/lib/inline-text';
import { hasAnswers, type Values } from '@/lib/message/records';
import { homeClosed, isServed, mayBeSent } from '@/lib/served';
import { stateOfZipCode } from '@/lib/states';
import { AskFirst } from './ask-first';
import { BeforeSend, Consent } from './before-send';
import { EraseAnswers } from './erase-answers';
import { ErrorSummary } from './error-summary';
import { FieldGroups } from './field-groups';
import { NotServed } from './not-served';
import { Held, OutageNotice, useOutage } from './outage';
import { FormNotices, SendOutcome } from './send-outcome';
import { Demonstration, SendingScreen, WithoutScript } from './send-status';
import { useMessage } from './use-message';
import { loadWhatSendNeeds, resolverOf, useSend } from './use-send';
import { asText, CopyAnswers, WaysOut } from './ways-out';

/** Validates, sends one e-mail, then confirms or keeps the form (specification, section 4). */
export function EmailForm(content: FormContent) {
  const { form, texts, config, confirmation, served, outage, atSend, office } = content;
  const { compensation } = atSend;
  const fields = fieldsOf(form);
  const methods = useForm<Values>({ resolver: resolverOf(content), shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  const own = useMessage(form, methods, element);
  const { message, state, touch } = own;
  const { send, isSending, held, questions, isOpen, mustPress, answer, erase } = useSend(
    content,
    methods,
    element,
    own,
  );
  // Send stays disabled until hydration: a native submit would lose what was typed.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const isFilled = hasAnswers(state);
  useEffect(() => {
    // On phones, home folds the form until it is used.
    if (isFilled) element.current?.closest('details')?.setAttribute('open', '');
  }, [isFilled]);

  const values = methods.watch();
  const { accidentId = '', zipCode = '', home = '', period = '' } = values;
  const area = stateOfZipCode(zipCode);
  const closedHome = homeClosed(home, served);
  const isRefused = !mayBeSent({ zipCode, home }, served);
  const whyNot = closedHome
    ? fillText(texts.notServed.home, { state: texts.stateNames[closedHome] ?? closedHome })
    : texts.notServed.takesNone;
  const notes = mapFields(fields, (field) =>
    isChoice(field) && state.touched.includes(field.name)
      ? field.notes?.[values[field.name] ?? '']
      : undefined,
  );
  const whyOut = useOutage(outage, texts, office.language);
  const clocks = area && texts.usualTimes?.clocks[area];
  const waysOut = (
    <WaysOut
      reference={fullReference(state, texts.correction)}
      answers={asShown(fields, state.values)}
      texts={texts}
      mayMail={!isRefused}
    />
  );

  // A preset that nobody chose is no answer yet.
  const given = fields.filter(
    (field) =>
      state.phase !== 'draft' ||
      state.touched.includes(field.name) ||
      !isChoice(field) ||
      state.values[field.name] !== field.default,
  );
  const isHeld = whyOut !== undefined && held > 0;
  // The ways out offer the copy themselves.
  const mayCopy = isReady && isFilled && !isHeld && /^(draft|arrived)/.test(state.phase);
  return (
    <FormProvider {...methods}>
      {config.isDemonstration && <Demonstration text={texts.demonstration} />}
      {outage && <OutageNotice why={whyOut} texts={texts} />}
      {!isReady && <WithoutScript texts={texts} />}
      <form
        ref={element}
        name={form.name}
        aria-label={form.label}
        method="post"
        noValidate={isReady}
        inert={isSending}
        onFocus={loadWhatSendNeeds}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onClick={({ target }: MouseEvent) => {
          // Clicking the preselected option counts as answering.
          if (target instanceof HTMLInputElement && target.type === 'radio') touch(target.name);
        }}
        onKeyDown={goToNextField}
        className="grid grid-cols-1 gap-6"
      >
        <ErrorSummary
          fields={fields}
          title={texts.errorSummary}
          pageTitle={texts.errorTitle}
          isSending={isSending}
        />
        <div role="status" className="empty:hidden">
          {closedHome && served && (
            <NotServed area={closedHome} served={served} texts={texts} why={whyNot} />
          )}
          {area && served && !isServed(area, served) && (
            <NotServed
              area={area}
              served={served}
              texts={texts}
              then={isRefused ? whyNot : texts.notServed.takes}
            />
          )}
        </div>
        <FieldGroups
          groups={form.groups}
          texts={texts}
          urgent={clocks && isUrgent(clocks, accidentId, period) && texts.usualTimes?.texts.urgent}
          notes={notes}
        />
        {/* California's fraud notice, bold and in 12 points (8 CCR 9823). */}
        {area && compensation.areas.includes(area) && compensation.types.includes(accidentId) && (
          <p className="text-base font-bold">{compensation.text}</p>
        )}
        <BeforeSend fields={fields} texts={texts.beforeSend} atSend={atSend} />
        {atSend.consent && <Consent text={atSend.consent} />}
        {isHeld && <Held key={held} why={whyOut} texts={texts} waysOut={waysOut} />}
        <SendOutcome state={state} texts={texts} confirmation={confirmation} waysOut={waysOut} />
        <FormNotices state={state} texts={texts} onKeep={message.stay} />
        {isSending && <NextPage address={confirmation} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            disabled={!isReady || isRefused}
            className="w-full sm:w-auto sm:px-16"
          >
            {texts.send}
          </Button>
          {isRefused && <p>{whyNot}</p>}
          {!isReady && (
            <p className="animate-gone text-ink-soft noscript:hidden">{texts.notReady}</p>
          )}
        </div>
        {!isSending && questions.length > 0 && (
          <AskFirst questions={questions} isOpen={isOpen} texts={texts.confirm} onAnswer={answer} />
        )}
        <p role="status" className="font-semibold empty:hidden">
          {mustPress && !isSending && texts.confirm.press}
        </p>
        {mayCopy && (
          <CopyAnswers text={asText(asShown(given, state.values))} texts={texts.waysOut} />
        )}
        {isReady && (
          <EraseAnswers
            texts={texts.erase}
            storageNote={state.isKept ? texts.erase.kept : texts.erase.notKept}
            hasAnswers={isFilled}
            onErase={erase}
          />
        )}
      </form>
      <SendingScreen isSending={isSending} texts={texts} />
    </FormProvider>
  );
}

/** On phones, Enter moves to the next field instead of submitting a half-empty form. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key, currentTarget } = event;
  const isLine = target instanceof HTMLInputElement && target.enterKeyHint === 'next';
  if (key !== 'Enter' || !isLine || !window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.elements].filter((one) => one instanceof HTMLElement);
  const next = controls.slice(controls.indexOf(target) + 1).find((one) => one.tabIndex >= 0);
  next?.focus();
}

/** Hidden link to prefetch a page; the policy forbids adding speculation rules. */
function NextPage({ address }: { address: string }) {
  // biome-ignore lint/a11y/useAnchorContent: hidden link, never announced.
  return <a href={address} data-next="" className="invisible absolute" />;
}
