'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/ui/button';
import { loadEmailLibrary, mayHaveArrived } from '@/lib/email';
import { readEmailConfig } from '@/lib/email-config';
import { eraseDraft, noteSending } from '@/lib/forms/draft';
import { defaultValues, type Fields, type FormValues } from '@/lib/forms/fields';
import type { FormResolver } from '@/lib/forms/resolver';
import { sendDelay } from '@/lib/forms/send-delay';
import { routes } from '@/lib/routes';
import { keepSentMessage, readSentMessage } from '@/lib/sent-message';
import { BeforeSend } from './before-send';
import { DraftKeeper } from './draft-keeper';
import { EraseAnswers } from './erase-answers';
import { ErrorSummary } from './error-summary';
import { FieldsContext, FormTextsContext } from './fields-context';
import type { FormTexts } from './form-texts';
import { Honeypot, honeypotName } from './honeypot';
import { SendNotice } from './send-notice';
import { SendingScreen } from './sending-screen';
import { useSending } from './use-sending';
import { WithoutScript } from './without-script';

type EmailFormProps<F extends Fields> = {
  /** Names the form's draft. */
  name: string;
  label: string;
  fields: F;
  texts: FormTexts;
  /** Sends the checked values; throws when the message was not sent. */
  send: (values: FormValues<F>) => Promise<void>;
  children: ReactNode;
};

/**
 * The shell of both forms: it checks, shows what is wrong, sends one e-mail, and leads on to the
 * confirmation or back to the form with everything in it (specification, section 4).
 */
export function EmailForm<F extends Fields>(props: EmailFormProps<F>) {
  const { name, label, fields, texts, send, children } = props;
  // Without default values the library takes over what stands in the fields, typed before it came.
  const form = useForm<FormValues<F>, unknown, FormValues<F>>({
    resolver: checkValues,
    shouldFocusError: false,
  });
  const { phase, setPhase, isSending, start, fail } = useSending(leaveForConfirmation);
  const rules = useRef<FormResolver<F>>(null);
  const sent = useRef<FormValues<F>>(null);
  // Until the script is here Send is disabled: the browser's own sending would lose what was typed.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);

  async function checkValues(...parameters: Parameters<FormResolver<F>>) {
    // Made once: after a refused Send each letter is checked.
    rules.current ??= (await import('@/lib/forms/resolver')).createResolver(fields, texts);
    return rules.current(...parameters);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    const isTrapped = new FormData(event.currentTarget).get(honeypotName) !== '';
    // What fails here is the loading of the rules.
    await form
      .handleSubmit((values) => sendOnce(values, isTrapped))(event)
      .catch(fail);
  }

  function sendOnce(values: FormValues<F>, isTrapped: boolean) {
    const sentAt = readSentMessage()?.sentAt;
    const sinceSent = sentAt === undefined ? undefined : Date.now() - sentAt;
    return start(
      async () => {
        noteSending(name, 'unknown');
        await send(values).catch((reason) => {
          if (!mayHaveArrived(reason)) noteSending(name);
          throw reason;
        });
        noteSending(name, 'arrived');
        sent.current = values;
      },
      sendDelay({ openFor: performance.now(), sinceSent, isTrapped }),
    );
  }

  async function leaveForConfirmation() {
    if (sent.current) keepSentMessage(fields, sent.current);
    // Whoever comes back finds an empty form, not one that would send the same once more.
    empty();
    await leaveFor(routes.confirmation);
  }

  function empty() {
    form.reset(defaultValues(fields) as DefaultValues<FormValues<F>>);
    eraseDraft(name);
  }

  function erase() {
    empty();
    setPhase('idle');
  }

  return (
    <FormProvider {...form}>
      <FieldsContext value={fields}>
        <FormTextsContext value={texts}>
          {readEmailConfig().isDemonstration && (
            <p className="notice mb-6">{texts.demonstration}</p>
          )}
          {!isReady && <WithoutScript texts={texts} />}
          <form
            aria-label={label}
            method="post"
            noValidate={isReady}
            inert={isSending}
            onFocus={prepareSending}
            onSubmit={submit}
            className="grid gap-6"
          >
            <DraftKeeper form={name} fields={fields} onLastSending={setPhase} />
            <ErrorSummary title={texts.errorSummary} />
            {children}
            <Honeypot />
            <BeforeSend texts={texts.beforeSend} />
            <SendNotice phase={phase} texts={texts} />
            <SubmitButton
              disabled={!isReady}
              className="w-full sm:w-auto sm:justify-self-start sm:px-16"
            >
              Send
            </SubmitButton>
            <EraseAnswers texts={texts.erase} onErase={erase} />
          </form>
          <SendingScreen phase={phase} texts={texts} />
        </FormTextsContext>
      </FieldsContext>
    </FormProvider>
  );
}

/** Loads what Send needs with the first field in use; what does not arrive is asked for once more by Send. */
function prepareSending() {
  void Promise.allSettled([import('@/lib/forms/resolver'), loadEmailLibrary()]);
}

/** Leaves for an address and resolves when the page is left, so that the form stays locked until then. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
    window.location.assign(address);
  });
}
