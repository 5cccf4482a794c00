import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attempt, loadEmailLibrary, sendEmail } from '@/lib/email';
import { asSent, fieldsOf, leftAsPreset } from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/forms';
import { openQuestions, type Question } from '@/lib/forms/soft-check';
import { fullReference, templateParameters } from '@/lib/forms/template-parameters';
import { fillText } from '@/lib/inline-text';
import { hashFor, type Values } from '@/lib/message/records';
import { isBusy } from '@/lib/message/state';
import { inOwnTime, isOut } from '@/lib/outage';
import { mayBeSent } from '@/lib/states';
import { consentName, useMessage } from './use-message';

const loadRules = () => import('@/lib/forms/rules');

/** Preloads what Send needs on first focus; Send retries what fails. */
export function loadWhatSendNeeds() {
  void Promise.allSettled([loadRules(), loadEmailLibrary()]);
}

/** What the box at Send asks; `again` is the reference of the same message, which has arrived. */
type Asked = { again?: string | undefined; questions: readonly Question[] };

/**
 * A form's content, its values, its message, and what Send does: it asks once, in a box, about
 * answers that nobody chose and likely mistakes. Pressed again, it sends what stands.
 */
export function useNewEmailForm(content: FormContent) {
  const { form, texts, config, outage, atSend, office, confirmation } = content;
  const fields = fieldsOf(form);
  const element = useRef<HTMLFormElement>(null);
  const own = useMessage(form, office.language, async (...input) =>
    (await loadRules()).createResolver(fields, texts)(...input),
  );
  const { message, methods, state, values } = own;
  // Send stays disabled until hydration: a native submit would lose what was typed.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const whyOut = useOutage(content);
  const [asked, setAsked] = useState<Asked>();
  const hasAsked = useRef(new Set<string>());
  const [held, setHeld] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  function empty() {
    own.empty();
    setAsked(undefined);
    hasAsked.current.clear();
  }

  async function send() {
    own.takeFrom(element.current);
    if (outage && isOut(outage, Date.now())) return setHeld(held + 1);
    await attempt(message, prepare);
    const { phase, reference } = message.getState();
    if (phase !== 'sent') return;
    // At once, because browsers restore on Back what was there when the page was left.
    flushSync(empty);
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
    const open = await questionsFor(answers);
    setAsked(open);
    if (open || !mayBeSent(answers, texts.served)) return undefined;
    const { touched } = message.getState();
    const preset = leftAsPreset(fields, answers, touched).map(({ officeName }) => officeName);
    const parameters = templateParameters(
      form,
      answers,
      fullReference(message.getState()),
      { ...office, answers: texts.answers },
      [
        preset.length > 0 && `[Left as preset: ${preset.join(', ')}]`,
        atSend.consent && consentRecord(methods.getValues(consentName) !== '', atSend.consent),
      ],
    );
    return {
      answers: asSent(fields, answers, touched, texts.leftAsPreset),
      send: (options: Parameters<typeof sendEmail>[3]) =>
        sendEmail(config, config.templateIds[form.name], parameters, options),
    };
  }

  /** Undefined if there is nothing to ask, or it was asked before. */
  async function questionsFor(answers: Values): Promise<Asked | undefined> {
    const { earlier, reference } = message.getState();
    const hasArrived = earlier?.outcome === 'arrived' && earlier.reference === reference;
    const again = hasArrived ? reference : undefined;
    const about = again ?? 'answers';
    if (hasAsked.current.has(about)) return undefined;
    const questions = again ? [] : await openQuestions(fields, answers, message.getState(), texts);
    hasAsked.current.add(about);
    return again || questions.length > 0 ? { again, questions } : undefined;
  }

  return {
    ...content,
    ...own,
    fields,
    element,
    isReady,
    whyOut,
    send,
    isSending: isBusy(state) || isLeaving,
    /** How often Send was pressed while nothing can be sent. */
    held,
    asked,
    /** What is known of the answers, as it would be sent. */
    answers: asSent(fields, values, state.touched, texts.leftAsPreset),
    erase() {
      message.erase();
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

/** Returns the line of the e-mail that records whether consent was given, when and to what. */
function consentRecord(isGiven: boolean, text: string): string {
  const { origin, pathname } = window.location;
  return `[${isGiven ? 'AGREED' : 'NOT AGREED'}, ${new Date().toISOString()}, ${origin}${pathname}: “${text}”]`;
}
