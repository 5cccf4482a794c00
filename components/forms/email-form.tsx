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
import type { Messages } from '@/lib/content/message-schemas';
import { EmailError, loadEmailLibrary, sendEmail } from '@/lib/email';
import { type Answers, defaultOf, type Fields, isChoice, mapFields } from '@/lib/forms/fields';
import { eraseDraft, keepSentMessage, sendingOf, sentMessage } from '@/lib/forms/stored';
import type { EmailConfig } from '@/lib/settings';
import { forgetTyped } from '@/lib/typed';
import { AskOnce, BeforeSend } from './before-send';
import { EraseAnswers } from './erase-answers';
import { ErrorSummary } from './error-summary';
import { Demonstration, NotReady, SendingScreen, SendNotice } from './send-status';
import { useKeptAnswers } from './use-kept-answers';
import { type Attempt, type Phase, useSending } from './use-sending';

/** The messages that editors may change, what to know before sending, and where a person can be reached. */
type FormTexts = Messages & { phone: string; mailbox: string; atSend: readonly string[] };

type EmailFormProps<F extends Fields> = {
  /** Names the form's draft and its e-mail template. */
  name: 'contact' | 'intake';
  /** What the form is called by assistive technology. */
  label: string;
  fields: F;
  texts: FormTexts;
  config: EmailConfig;
  /** The address of the page after sending. */
  confirmation: string;
  /** Makes the template's parameters of checked answers. */
  parameters: (answers: Answers<F>) => Record<string, string>;
  /** Reads what the page's address says of the fields. */
  readGiven?: (search: string) => Record<string, string>;
  children: ReactNode;
};

/**
 * The shell of both forms: it checks, shows what is wrong, sends one e-mail, and goes to the
 * confirmation or back to the form with everything in it (specification, section 4).
 */
export function EmailForm<F extends Fields>(props: EmailFormProps<F>) {
  const { name, label, fields, texts, config, confirmation, parameters, readGiven, children } =
    props;
  const resolver: Resolver<Record<string, string>> = async (...input) => {
    const { createResolver } = await import('@/lib/forms/rules');
    return createResolver(fields, texts)(...input);
  };
  const form = useForm<Record<string, string>>({ resolver, shouldFocusError: false });
  const { phase, setPhase, isSending, start } = useSending(leaveForConfirmation);
  const sent = useRef<Answers<F>>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // Until the script is here Send is disabled: the browser's own sending would lose what was typed.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  useKeptAnswers({ name, fields, form, readGiven, setPhase, touched, setTouched });

  function send(confirmed = touched) {
    return start(async (attempt) => {
      let end: Phase = 'idle';
      await form.handleSubmit(async (values) => {
        end = untouched(values, confirmed).length > 0 ? 'asking' : await deliver(values, attempt);
      })();
      return end;
    });
  }

  /** The answers that say something of the visitor's own and that nobody chose or confirmed. */
  function untouched(values: Record<string, string>, confirmed = touched) {
    return Object.values(fields)
      .filter(isChoice)
      .filter((field) => field.needsAnswer && !confirmed.has(field.name))
      .filter((field) => values[field.name] === field.default);
  }

  async function deliver(values: Record<string, string>, attempt: Attempt): Promise<Phase> {
    const answers: Answers<F> = mapFields(fields, (field) => values[field.name] ?? '');
    const typed = form.getValues();
    const onLeave = () => {
      sendingOf(name).write({ state: 'unknown', values: typed });
      attempt.onLeave();
    };
    await sendEmail(config, config.templateIds[name], parameters(answers), {
      ...attempt,
      onLeave,
    }).catch((reason) => {
      if (!(reason instanceof EmailError && reason.mayHaveArrived)) sendingOf(name).remove();
      throw reason;
    });
    sendingOf(name).write({ state: 'arrived', values: typed });
    sent.current = answers;
    return 'sent';
  }

  async function leaveForConfirmation() {
    if (sent.current) keepSentMessage(name, fields, sent.current);
    // Whoever comes back finds an empty form, not one that would send the same once more.
    empty();
    await leaveFor(confirmation);
  }

  function empty() {
    form.reset(mapFields(fields, defaultOf));
    eraseDraft(name);
    forgetTyped(name);
    setTouched(new Set());
  }

  function erase() {
    empty();
    sentMessage.remove();
    setPhase('idle');
  }

  return (
    <FormProvider {...form}>
      {config.isDemonstration && <Demonstration text={texts.demonstration} />}
      {!isReady && <NotReady texts={texts} />}
      <form
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
          // A click on the answer that stands there already is an answer too.
          if (target instanceof HTMLInputElement && target.type === 'radio')
            setTouched((before) => new Set(before).add(target.name));
        }}
        onKeyDown={goToNextField}
        className="grid grid-cols-1 gap-6"
      >
        <ErrorSummary fields={fields} title={texts.errorSummary} isSending={isSending} />
        {children}
        <BeforeSend fields={fields} texts={texts.beforeSend} toKnow={texts.atSend} />
        <SendNotice phase={phase} texts={texts} confirmation={confirmation} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" disabled={!isReady} className="w-full sm:w-auto sm:px-16">
            {texts.send}
          </Button>
          {!isReady && <p className="text-ink-soft noscript:hidden">{texts.notReady}</p>}
        </div>
        {phase === 'asking' && (
          <AskOnce
            questions={untouched(form.getValues())}
            texts={texts.confirm}
            onYes={(names) => {
              const confirmed = new Set([...touched, ...names]);
              setTouched(confirmed);
              void send(confirmed);
            }}
          />
        )}
        <EraseAnswers texts={texts.erase} onErase={erase} />
      </form>
      <SendingScreen phase={phase} texts={texts} />
    </FormProvider>
  );
}

/** Loads what Send needs with the first field in use; what does not arrive is asked for again by Send. */
function loadWhatSendNeeds() {
  void Promise.allSettled([import('@/lib/forms/rules'), loadEmailLibrary()]);
}

/** On a phone, Enter goes to the next field, as its key says, where it would send a half-empty form. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key, currentTarget } = event;
  const isLine = target instanceof HTMLInputElement && target.enterKeyHint === 'next';
  if (key !== 'Enter' || !isLine || !window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const controls = [...currentTarget.elements].filter((one) => one instanceof HTMLElement);
  const next = controls.slice(controls.indexOf(target) + 1).find((one) => one.tabIndex >= 0);
  next?.focus();
}

/** Goes to an address and resolves when the page is left, or after ten seconds in which it was not. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
    window.location.assign(address);
  });
}
