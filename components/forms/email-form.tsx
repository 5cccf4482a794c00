import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { loadEmailLibrary, sendEmail } from '@/lib/email';
import { type Answers, asShown, type Fields, mapFields } from '@/lib/forms/fields';
import { officeParameters, placeNotes } from '@/lib/forms/office';
import { fillText } from '@/lib/inline-text';
import { attempt } from '@/lib/message/attempt';
import { isBusy } from '@/lib/message/phases';
import { type FormName, hashFor } from '@/lib/message/records';
import { mayBeSent, type Served } from '@/lib/served';
import { AskFirst, openQuestions, type Question } from './ask-first';
import { BeforeSend, Consent, consentRecord } from './before-send';
import { EraseAnswers } from './erase-answers';
import { ErrorSummary } from './error-summary';
import type { FormContent } from './form-content';
import { NotServed } from './not-served';
import { Notices } from './notices';
import { Demonstration, NotReady, SendingScreen } from './send-status';
import { useMessage } from './use-message';
import { useUnserved } from './use-unserved';

type EmailFormProps<F extends Fields> = Pick<
  FormContent,
  'texts' | 'config' | 'addresses' | 'served' | 'atSend' | 'office'
> & {
  name: FormName;
  label: string;
  fields: F;
  parameters: (answers: Answers<F>) => Record<string, string>;
  readGiven?: (search: string) => Record<string, string>;
  children: ReactNode;
};

/** Validates, sends one e-mail, then confirms or keeps the form (specification, section 4). */
export function EmailForm<F extends Fields>(props: EmailFormProps<F>) {
  const { name, label, fields, texts, config, addresses, served, atSend, office } = props;
  const { parameters, readGiven, children } = props;
  const resolver: Resolver<Record<string, string>> = async (...input) => {
    const { createResolver } = await import('@/lib/forms/rules');
    return createResolver(fields, texts)(...input);
  };
  const form = useForm<Record<string, string>>({ resolver, shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  const [questions, setQuestions] = useState<
    readonly (Question & { typed?: string | undefined })[]
  >([]);
  const { message, state, empty, takeFields, touch } = useMessage({
    name,
    fields,
    form,
    readGiven,
  });
  const unserved = useUnserved(form.watch('zipCode'), form.watch('home'), served);
  const whyNot = unserved.home
    ? fillText(texts.notServed.home, { state: texts.stateNames[unserved.home] ?? unserved.home })
    : texts.notServed.takesNone;
  const [isLeaving, setIsLeaving] = useState(false);
  const isSending = isBusy(state.phase) || isLeaving;
  // Send stays disabled until hydration: a native submit would lose what was typed.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);

  async function send() {
    takeFields(element.current);
    setQuestions([]);
    await attempt(message, prepare);
    const { phase, reference } = message.getState();
    if (phase !== 'sent') return;
    empty();
    setIsLeaving(true);
    await leaveFor(addresses.confirmation + hashFor(reference));
    setIsLeaving(false);
  }

  async function prepare() {
    let checked: Record<string, string> | undefined;
    await form.handleSubmit((values) => {
      checked = values;
    })();
    if (!checked) return undefined;
    const { touched, reference, corrects, values: typed } = message.getState();
    const asked = await openQuestions(fields, checked, touched, texts);
    setQuestions(asked.map((question) => ({ ...question, typed: typed[question.field.name] })));
    if (asked.length > 0) return undefined;
    const values = checked;
    if (served && !(await isAllowed(values, served))) return undefined;
    const answers: Answers<F> = mapFields(fields, (field) => values[field.name] ?? '');
    const named = corrects
      ? fillText(texts.correction, { reference, earlier: corrects })
      : reference;
    const specified = parameters(answers);
    const filled = {
      ...specified,
      ...(await officeParameters({ ...values, ...specified }, named, office)),
    };
    // The template has no parameters for these.
    const consent = atSend.consent && consentRecord(element.current, atSend.consent);
    const text = [specified['message'], ...(await placeNotes(values, specified)), consent];
    return {
      answers: asShown(fields, answers),
      send: (options: Parameters<typeof sendEmail>[3]) =>
        sendEmail(
          config,
          config.templateIds[name],
          { ...filled, message: text.filter(Boolean).join('\n\n') },
          options,
        ),
    };
  }

  // Drops questions that were answered in their own field.
  const open = questions.filter(
    ({ field, typed, key }) => !state.touched.includes(key) && state.values[field.name] === typed,
  );

  function answer({ field, key }: Question, value: string) {
    form.setValue(field.name, value);
    touch(key);
    if (open.length === 1) void send();
  }

  return (
    <FormProvider {...form}>
      {config.isDemonstration && <Demonstration text={texts.demonstration} />}
      {!isReady && <NotReady texts={texts} />}
      <form
        ref={element}
        name={name}
        aria-label={label}
        method="post"
        noValidate={isReady}
        inert={isSending}
        onFocus={loadWhatSendNeeds}
        onSubmit={(event: FormEvent) => {
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
          {unserved.home && served && (
            <NotServed area={unserved.home} served={served} texts={texts} why={whyNot} />
          )}
          {unserved.accident && served && (
            <NotServed
              area={unserved.accident}
              served={served}
              texts={texts}
              then={unserved.isRefused ? whyNot : texts.notServed.takes}
            />
          )}
        </div>
        {children}
        <BeforeSend fields={fields} texts={texts.beforeSend} atSend={atSend} />
        {atSend.consent && <Consent text={atSend.consent} />}
        <Notices
          state={state}
          texts={texts}
          confirmation={addresses.confirmation}
          answers={asShown(fields, state.values)}
          onKeep={message.stay}
          mayMail={!unserved.isRefused}
        />
        {isSending && <NextPage address={addresses.confirmation} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            disabled={!isReady || unserved.isRefused}
            className="w-full sm:w-auto sm:px-16"
          >
            {texts.send}
          </Button>
          {unserved.isRefused && <p>{whyNot}</p>}
          {!isReady && (
            <p className="animate-gone text-ink-soft noscript:hidden">{texts.notReady}</p>
          )}
        </div>
        {!isSending && open.length > 0 && (
          <AskFirst questions={open} texts={texts.confirm} onAnswer={answer} />
        )}
        {isReady && (
          <EraseAnswers
            texts={texts.erase}
            storageNote={state.isKept ? texts.erase.kept : texts.erase.notKept}
            hasAnswers={Object.keys(state.values).length > 0}
            onErase={() => {
              message.erase();
              setQuestions([]);
              empty();
            }}
          />
        )}
      </form>
      <SendingScreen isSending={isSending} texts={texts} />
    </FormProvider>
  );
}

async function isAllowed(values: Record<string, string>, served: Served): Promise<boolean> {
  const { stateOfZipCode } = await import('@/lib/states');
  const places = {
    accident: stateOfZipCode(values['zipCode'] ?? ''),
    home: stateOfZipCode(values['home'] ?? ''),
  };
  return mayBeSent(places, served);
}

/** Preloads what Send needs on first focus; Send retries what fails. */
function loadWhatSendNeeds() {
  void Promise.allSettled([import('@/lib/forms/rules'), loadEmailLibrary()]);
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

/** Navigates and resolves on pagehide, or after ten seconds if navigation failed. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
    window.location.assign(address);
  });
}

/** Hidden link to prefetch a page; the policy forbids adding speculation rules. */
function NextPage({ address }: { address: string }) {
  // biome-ignore lint/a11y/useAnchorContent: what is invisible is not read out either.
  return <a href={address} data-next="" className="invisible absolute" />;
}
