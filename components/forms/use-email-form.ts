import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loadEmailLibrary, sendEmail } from '@/lib/email';
import { asShown, fieldsOf } from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/form-content';
import { openQuestions, type Question } from '@/lib/forms/soft-check';
import { fullReference, templateParameters } from '@/lib/forms/template-parameters';
import { fillText } from '@/lib/inline-text';
import { attempt } from '@/lib/message/attempt';
import { hashFor, type Values } from '@/lib/message/records';
import { isBusy } from '@/lib/message/state';
import { inOwnTime, isOut } from '@/lib/outage';
import { mayBeSent } from '@/lib/served';
import { useMessage } from './use-message';

const loadRules = () => import('@/lib/forms/rules');

/** Preloads what Send needs on first focus; Send retries what fails. */
export function loadWhatSendNeeds() {
  void Promise.allSettled([loadRules(), loadEmailLibrary()]);
}

/**
 * A form's content, its fields in the form library, its message, and what Send does: whether a
 * message is sent once its answers are right and its questions answered.
 */
export function useNewEmailForm(content: FormContent) {
  const { form, texts, config, outage, atSend, office, confirmation } = content;
  const fields = fieldsOf(form);
  const methods = useForm<Values>({
    resolver: async (...input) => (await loadRules()).createResolver(fields, texts)(...input),
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const own = useMessage(form, methods, element);
  const { message, state, empty, takeFields, touch } = own;
  // Send stays disabled until hydration: a native submit would lose what was typed.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const whyOut = useOutage(content);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [held, setHeld] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  async function send() {
    takeFields();
    setQuestions([]);
    if (outage && isOut(outage, Date.now())) return setHeld(held + 1);
    await attempt(message, prepare);
    const { phase, reference } = message.getState();
    if (phase !== 'sent') return;
    empty();
    setIsLeaving(true);
    await leaveFor(confirmation + hashFor(reference));
    setIsLeaving(false);
  }

  async function prepare() {
    let checked: Values | undefined;
    await methods.handleSubmit((values) => {
      checked = values;
    })();
    if (!checked) return undefined;
    const answers = checked;
    const asked = openQuestions(fields, answers, message.getState(), texts);
    setQuestions(asked);
    if (asked.length > 0 || !mayBeSent(answers, texts.served)) return undefined;
    const parameters = templateParameters(
      form,
      answers,
      fullReference(message.getState()),
      { ...office, answers: texts.answers },
      atSend.consent && consentRecord(element.current, atSend.consent),
    );
    return {
      answers: asShown(fields, answers),
      send: (options: Parameters<typeof sendEmail>[3]) =>
        sendEmail(config, config.templateIds[form.name], parameters, options),
    };
  }

  // Some are answered in their own field.
  const isOpen = ({ field, typed, key }: Question) =>
    !state.touched.includes(key) && state.values[field.name] === typed;
  const open = questions.filter(isOpen);

  return {
    ...content,
    ...own,
    fields,
    methods,
    element,
    isReady,
    whyOut,
    send,
    isSending: isBusy(state) || isLeaving,
    /** How often Send was pressed while nothing can be sent. */
    held,
    /** All that Send asked, while one is open. */
    questions: open.length > 0 ? questions : [],
    /** The last one was answered in its own field, which sends nothing. */
    mustPress: questions.length > 0 && open.length === 0,
    isOpen,
    answer({ field, key }: Question, value: string) {
      methods.setValue(field.name, value);
      touch(key);
      if (open.length === 1) void send();
    },
    erase() {
      message.erase();
      setQuestions([]);
      empty();
    },
  };
}

type EmailFormState = ReturnType<typeof useNewEmailForm>;
export const EmailFormContext = createContext({} as EmailFormState);

/** Of the form around a part. */
export const useEmailForm = () => useContext(EmailFormContext);

/** Navigates and resolves on pagehide, or after ten seconds if navigation failed. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
    window.location.assign(address);
  });
}

/** Says why nothing can be sent now; undefined outside of an outage. */
function useOutage({ outage, texts, office }: FormContent): string | undefined {
  // Only a browser knows the time, but an outage without times holds in the HTML too.
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!outage) return;
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(clock);
  }, [outage]);
  const hasTimes = outage?.from !== undefined || outage?.until !== undefined;
  if (!outage || (hasTimes && (now === undefined || !isOut(outage, now)))) return undefined;
  const { notice, until } = texts.outage;
  if (outage.until === undefined) return notice;
  return `${notice} ${fillText(until, { until: inOwnTime(outage.until, office.language) })}`;
}

export const consentName = 'machine-calls';

/** Returns the line of the e-mail that records whether consent was given, when and to what. */
function consentRecord(form: HTMLFormElement | null, text: string): string {
  const box = form?.elements.namedItem(consentName);
  const isGiven = box instanceof HTMLInputElement && box.checked;
  const { origin, pathname } = window.location;
  return `[${isGiven ? 'AGREED' : 'NOT AGREED'}, ${new Date().toISOString()}, ${origin}${pathname}: “${text}”]`;
}
