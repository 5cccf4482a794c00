import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import {
  answeredIn,
  claimTakenAlong,
  earlyForm,
  readForm,
  wasPressed,
} from '@/components/forms/plain-form';
import { attempt, loadEmailLibrary, sendEmail } from '@/lib/email';
import {
  allFields,
  asSent,
  consentGiven,
  consentName,
  defaultAnswer,
  type Field,
  mapFields,
  mergeValues,
  readClaimQuery,
} from '@/lib/forms/fields';
import type { FormContent } from '@/lib/forms/forms';
import { openQuestions, type Question } from '@/lib/forms/soft-check';
import { fullReference } from '@/lib/message/identifiers';
import { hashFor, type Values } from '@/lib/message/records';
import { isBusy } from '@/lib/message/state';
import { mayBeSent } from '@/lib/served';
import { eraseSource, keepSource } from '@/lib/source';
import { useMessage } from './use-message';

const loadRules = () => import('@/lib/forms/rules');
const loadMail = () => import('@/lib/forms/template-parameters');

/** Preloads what Send needs on first focus; Send retries what fails. */
export function loadWhatSendNeeds() {
  void Promise.allSettled([loadRules(), loadMail(), loadEmailLibrary()]);
}

/** What the box at Send asks; `again` is the reference of the same message, which has arrived. */
type QuestionBox = { again?: string | undefined; questions: readonly Question[] };

/**
 * A form's content, its values, which only the form library holds, its message, which stores them,
 * and what Send does: it asks once, in a box, about answers that nobody chose and likely mistakes.
 * Pressed again, it sends what stands.
 */
export function useEmailFormState(content: FormContent) {
  const { form, texts, config, isOut, atSend, office, confirmation, saysSource } = content;
  const fields = allFields(form);
  const element = useRef<HTMLFormElement>(null);
  const valuesFrom = (...all: Values[]) => mergeValues(fields, office.language, ...all);
  const methods = useForm<Values>({
    resolver: async (...input) => (await loadRules()).createResolver(fields, texts)(...input),
    defaultValues: valuesFrom(),
    shouldFocusError: false,
  });
  const { getValues, reset, setValue, subscribe } = methods;
  const { message, state } = useMessage(form.name, open, () => reset(valuesFrom()));
  const [early] = useState(() => earlyForm(form.name));
  const [isReady, setIsReady] = useState(false);
  const sendIfPressed = useEffectEvent(() => void (wasPressed(early) && send()));
  useEffect(() => {
    setIsReady(true);
    sendIfPressed();
  }, []);
  const [source, setSource] = useState('');
  useEffect(() => setSource(saysSource ? keepSource() : ''), [saysSource]);
  const [asked, setAsked] = useState<QuestionBox>();
  const hasAsked = useRef(new Set<string>());
  const [timesHeld, setTimesHeld] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  const readAddress = () => readClaimQuery(window.location.search, fields);

  /** Whether it says more than the form and its address did. */
  const isOwn = (field: Field, value = '') =>
    value !== '' && value !== defaultAnswer(field) && value !== readAddress()[field.name];
  const isBlank = (values: Values) => !fields.some((field) => isOwn(field, values[field.name]));

  function keep(all: Values, touched: readonly string[] = []) {
    const values = mapFields(fields, ({ name }) => all[name] ?? '');
    const touchedBefore = message.getState().touched;
    message.edit({
      values,
      touched: [...new Set([...touchedBefore, ...touched])],
      isBlank: isBlank(values),
    });
  }

  /** Takes the values from the address, the draft, and what was typed before React, in this order. */
  function open(isBack: boolean) {
    const { values: draft, isKept } = message.getState();
    if (isBack) return reset(valuesFrom(readAddress(), draft));
    const answered = answeredIn(early);
    // The finder's answer comes first, each time it is given, but not when the page reloads.
    const isNew = !window.history.state?.isRead;
    // What the browser restored counts only where nothing better is kept: it may be erased since.
    const typed = Object.entries(readForm(early)).filter(([name, value]) => {
      const field = fields.find((known) => known.name === name);
      const isNews = (isNew || !isKept) && !draft[name];
      const isGiven = name === consentName || (field && isOwn(field, value));
      return answered.includes(name) || (isNews && isGiven);
    });
    window.history.replaceState({ ...window.history.state, isRead: true }, '');
    const written = Object.fromEntries(typed);
    for (const { name, control } of fields) {
      const [before = '', now] = [draft[name], written[name]];
      // A story that goes on before its draft shows.
      if (control === 'message' && now && !now.includes(before))
        written[name] = `${before}\n${now}`;
    }
    const values = valuesFrom(
      readAddress(),
      draft,
      isNew ? readAddress() : {},
      form.name === 'intake' ? readClaimQuery(claimTakenAlong(), fields) : {},
      written,
    );
    reset(values);
    // Before painting, because the visitor may leave at once.
    if (!isBlank(values)) keep(values, answered);
  }

  const change = useEffectEvent((values: Values) => keep(values));
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Without a name, all were set at once.
        callback: ({ name, values }) => void (name && change(values)),
      }),
    [subscribe],
  );

  function empty() {
    reset(valuesFrom());
    setAsked(undefined);
    hasAsked.current.clear();
  }

  async function send() {
    // Also what extensions set without firing events.
    for (const [name, value] of Object.entries(readForm(element.current)))
      if (name in getValues() && value !== getValues(name)) setValue(name, value);
    if (isOut) return setTimesHeld(timesHeld + 1);
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
    const { templateParameters } = await loadMail();
    const hasConsent = methods.getValues(consentName) === consentGiven;
    const parameters = templateParameters(form, answers, fullReference(message.getState()), {
      ...office,
      deadlines: texts.answers,
      touched,
      source,
      lines: [atSend.consent && consentRecord(hasConsent, atSend.consent)],
    });
    return {
      answers: asSent(fields, answers, touched, texts.leftAsPreset),
      send: (options: Parameters<typeof sendEmail>[3]) =>
        sendEmail(config, config.templateIds[form.name], parameters, options),
    };
  }

  /** Undefined if there is nothing to ask, or it was asked before. */
  async function questionsFor(answers: Values): Promise<QuestionBox | undefined> {
    const { earlier, reference } = message.getState();
    const hasArrived = earlier?.outcome === 'arrived' && earlier.reference === reference;
    const again = hasArrived ? reference : undefined;
    const about = again ?? 'answers';
    if (hasAsked.current.has(about)) return undefined;
    const questions = again ? [] : await openQuestions(fields, answers, message.getState(), texts);
    hasAsked.current.add(about);
    return again || questions.length > 0 ? { again, questions } : undefined;
  }

  const touch = (name: string) => keep(getValues(), [name]);
  const values = methods.watch();
  return {
    ...content,
    methods,
    message,
    state,
    values,
    touch,
    /** An answer that was tapped, also if it is the preset. */
    choose(name: string, value: string, key = name) {
      setValue(name, value);
      touch(key);
    },
    fields,
    element,
    isReady,
    send,
    isSending: isBusy(state) || isLeaving,
    source,
    /** How often Send was pressed while nothing can be sent. */
    timesHeld,
    asked,
    /** What is known of the answers, as it would be sent. */
    answers: asSent(fields, values, state.touched, texts.leftAsPreset),
    erase() {
      message.erase();
      eraseSource();
      setSource('');
      empty();
    },
  };
}

type EmailFormState = ReturnType<typeof useEmailFormState>;
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

/** Returns the line of the e-mail that records whether consent was given, when and to what. */
function consentRecord(isGiven: boolean, text: string): string {
  const { origin, pathname } = window.location;
  return `[${isGiven ? 'AGREED' : 'NOT AGREED'}, ${new Date().toISOString()}, ${origin}${pathname}: “${text}”]`;
}
