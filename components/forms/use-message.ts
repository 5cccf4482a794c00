import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import {
  defaultOf,
  type Field,
  type Form,
  fieldsOf,
  mapFields,
  readClaimQuery,
} from '@/lib/forms/fields';
import { answeredIn, claimTakenAlong, earlyForm, readForm } from '@/lib/forms/plain-form';
import type { Language } from '@/lib/language';
import { createMessage } from '@/lib/message/message';
import { hasAnswers, type Values } from '@/lib/message/records';
import { initialState, isAtRisk } from '@/lib/message/state';
import { zipIn } from '@/lib/states';

/** Consent to automated calls, for one message of one person: never required, in no draft. */
export const consentName = 'machine-calls';

/** A form's values, which only the form library holds, and its message, which stores them. */
export function useMessage(form: Form, language: Language, resolver: Resolver<Values>) {
  const fields = fieldsOf(form);
  /** All values, of which later ones come first; the draft may come from the other edition. */
  const valuesFrom = (...all: Values[]) => {
    const given: Values = Object.assign({}, ...all);
    const values = mapFields(fields, (field) => {
      const value = given[field.name] || defaultOf(field);
      return field.control === 'zip' ? zipIn(language, value) : value;
    });
    return { ...values, [consentName]: given[consentName] ?? '' };
  };
  const methods = useForm<Values>({
    resolver,
    defaultValues: valuesFrom(),
    shouldFocusError: false,
  });
  const { getValues, reset, setValue, subscribe } = methods;
  const [message] = useState(() => createMessage(form.name));
  const [formBefore] = useState(() => earlyForm(form.name));
  const state = useSyncExternalStore(message.subscribe, message.getState, () => initialState);
  const readAddress = () => readClaimQuery(window.location.search, fields);

  /** Whether it says more than the form and its address did. */
  const isOwn = (field: Field, value = '') =>
    value !== '' && value !== defaultOf(field) && value !== readAddress()[field.name];
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

  const open = useEffectEvent(() => {
    message.open();
    const answered = answeredIn(formBefore);
    // What the browser restored counts only if it differs from the initial value.
    const typed = Object.entries(readForm(formBefore)).filter(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return answered.includes(name) || name === consentName || (field && isOwn(field, value));
    });
    // The finder's answer comes first, each time it is given, but not when the page reloads.
    const isNew = !window.history.state?.isRead;
    window.history.replaceState({ ...window.history.state, isRead: true }, '');
    const values = valuesFrom(
      readAddress(),
      message.getState().values,
      isNew ? readAddress() : {},
      form.name === 'intake' ? readClaimQuery(claimTakenAlong(), fields) : {},
      Object.fromEntries(typed),
    );
    reset(values);
    // Before painting, because the visitor may leave at once.
    if (!isBlank(values)) keep(values, answered);
  });

  const change = useEffectEvent(keep);

  // Before the first paint, to avoid a flash of empty fields.
  useLayoutEffect(() => {
    open();
    return subscribe({
      formState: { values: true },
      // Without a name, all were set at once.
      callback: ({ name, values }) => void (name && change(values)),
    });
  }, [subscribe]);

  const empty = () => reset(valuesFrom());

  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Another page of this tab may have changed the message.
    message.open();
    reset(valuesFrom(readAddress(), message.getState().values));
  });

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => message.onStorage(key);
    const minutes = setInterval(() => message.tick(), 60_000);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(minutes);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('storage', onStorage);
    };
  }, [message]);

  const asksBeforeLeaving = isAtRisk(state);
  useEffect(() => {
    if (!asksBeforeLeaving) return;
    const ask = (event: BeforeUnloadEvent) =>
      isAtRisk(message.getState()) && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asksBeforeLeaving, message]);

  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !hasAnswers(state)) empty();
    wasAsked.current = state.askedAt !== undefined;
  });

  const touch = (name: string) => keep(getValues(), [name]);
  return {
    methods,
    message,
    state,
    values: methods.watch(),
    empty,
    touch,
    /** An answer that was tapped, also if it is the preset. */
    choose(name: string, value: string, key = name) {
      setValue(name, value);
      touch(key);
    },
    /** Also reads values that extensions set without firing events. */
    takeFrom(element: HTMLFormElement | null) {
      for (const [name, value] of Object.entries(readForm(element)))
        if (name in getValues() && value !== getValues(name)) setValue(name, value);
    },
  };
}
