'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/ui/button';
import { loadEmailLibrary } from '@/lib/email';
import { readEmailConfig } from '@/lib/email-config';
import type { Fields, FormValues } from '@/lib/forms/fields';
import { type FormMessages, fillText } from '@/lib/forms/messages';
import { routes } from '@/lib/routes';
import { keepSentMessage } from '@/lib/sent-message';
import { BeforeSend, type BeforeSendTexts } from './before-send';
import { ErrorSummary } from './error-summary';
import { FieldsContext } from './fields-context';
import { SendFailed } from './send-failed';
import { SendingScreen } from './sending-screen';

export type FormTexts = FormMessages & {
  sending: string;
  sendFailed: string;
  demonstration: string;
  errorSummary: string;
  beforeSend: BeforeSendTexts;
  withoutScript: string;
  phone: string;
  mailbox: string;
};

type EmailFormProps<F extends Fields> = {
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
export function EmailForm<F extends Fields>({
  label,
  fields,
  texts,
  send,
  children,
}: EmailFormProps<F>) {
  // Without default values the library takes over what stands in the fields, typed before it came.
  const form = useForm<FormValues<F>, unknown, FormValues<F>>({
    resolver: checkValues,
    shouldFocusError: false,
  });
  const isLocked = useRef(false);
  // Until the script is here Send is disabled: the browser's own sending would lose what was typed.
  const [isReady, setIsReady] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => setIsReady(true), []);

  async function checkValues(
    ...parameters: Parameters<Resolver<FormValues<F>, unknown, FormValues<F>>>
  ) {
    const { createResolver } = await import('@/lib/forms/resolver');
    return createResolver(fields, texts)(...parameters);
  }

  async function submit(event: FormEvent) {
    try {
      await form.handleSubmit(sendOnce)(event);
    } catch (reason) {
      console.error('The message was not sent.', reason);
      setHasFailed(true);
    }
  }

  async function sendOnce(values: FormValues<F>) {
    // State would change only with the next render, too late for a second click.
    if (isLocked.current) return;
    isLocked.current = true;
    setIsSending(true);
    setHasFailed(false);
    try {
      await send(values);
      keepSentMessage(fields, values);
      await leaveFor(routes.confirmation);
    } finally {
      isLocked.current = false;
      setIsSending(false);
    }
  }

  return (
    <FormProvider {...form}>
      <FieldsContext value={fields}>
        {readEmailConfig().isDemonstration && <p className="notice mb-6">{texts.demonstration}</p>}
        <noscript>
          <p className="notice mb-6">
            {fillText(texts.withoutScript, { phone: texts.phone, mailbox: texts.mailbox })}
          </p>
        </noscript>
        <form
          aria-label={label}
          method="post"
          noValidate={isReady}
          inert={isSending}
          onFocus={prepareSending}
          onSubmit={submit}
          className="grid gap-6"
        >
          <ErrorSummary title={texts.errorSummary} />
          {children}
          <BeforeSend texts={texts.beforeSend} />
          {hasFailed && <SendFailed text={texts.sendFailed} phone={texts.phone} />}
          <SubmitButton
            disabled={!isReady}
            className="w-full sm:w-auto sm:justify-self-start sm:px-16"
          >
            Send
          </SubmitButton>
        </form>
        <SendingScreen text={isSending ? texts.sending : undefined} />
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
