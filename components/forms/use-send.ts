import { type RefObject, useState } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { loadEmailLibrary, sendEmail } from '@/lib/email';
import { asShown, fieldsOf } from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/form-content';
import { fullReference, templateParameters } from '@/lib/forms/template-parameters';
import { attempt } from '@/lib/message/attempt';
import { isBusy } from '@/lib/message/phases';
import { hashFor, type Values } from '@/lib/message/records';
import { isOut } from '@/lib/outage';
import { mayBeSent } from '@/lib/served';
import { openQuestions, type Question } from './ask-first';
import { consentRecord } from './before-send';
import type { useMessage } from './use-message';

const loadRules = () => import('@/lib/forms/rules');

/** Preloads what Send needs on first focus; Send retries what fails. */
export function loadWhatSendNeeds() {
  void Promise.allSettled([loadRules(), loadEmailLibrary()]);
}

export function resolverOf({ form, texts }: FormContent): Resolver<Values> {
  return async (...input) => (await loadRules()).createResolver(fieldsOf(form), texts)(...input);
}

/** Decides whether a message is sent: its answers are right, its questions answered. */
export function useSend(
  { form, texts, config, served, outage, atSend, office, confirmation }: FormContent,
  methods: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  { message, state, empty, takeFields, touch }: ReturnType<typeof useMessage>,
) {
  const fields = fieldsOf(form);
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
    const asked = await openQuestions(fields, answers, message.getState(), texts);
    setQuestions(asked);
    if (asked.length > 0 || !mayBeSent(answers, served)) return undefined;
    const parameters = templateParameters(
      form,
      answers,
      fullReference(message.getState()),
      { ...office, clocks: texts.usualTimes?.clocks },
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
    send,
    isSending: isBusy(state.phase) || isLeaving,
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

/** Navigates and resolves on pagehide, or after ten seconds if navigation failed. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
    window.location.assign(address);
  });
}
