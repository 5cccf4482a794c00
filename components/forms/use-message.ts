import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  defaultOf,
  type Field,
  type Form,
  fieldsOf,
  mapFields,
  readClaimQuery,
} from '@/lib/forms/fields';
import { answeredIn, earlyForm, readForm } from '@/lib/forms/read-form';
import type { Language } from '@/lib/language';
import { createMessage } from '@/lib/message/message';
import { hasAnswers, type Values } from '@/lib/message/records';
import { initialState, isAtRisk } from '@/lib/message/state';
import { zipIn } from '@/lib/states';

/** Connects a form to its message: restores draft, query and typed values; stores changes. */
export function useMessage(
  form: Form,
  methods: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { setValue, getValues, subscribe } = methods;
  const fields = fieldsOf(form);
  const [message] = useState(() => createMessage(form.name));
  const [formBefore] = useState(() => earlyForm(form.name));
  const early = useRef<{ values: Values; answered: string[] }>({ values: {}, answered: [] });
  const state = useSyncExternalStore(message.subscribe, message.getState, () => initialState);
  const isFilling = useRef(false);
  const readQuery = () => readClaimQuery(window.location.search, fields);

  function isOwn(field: Field, value = '') {
    return value !== '' && value !== defaultOf(field) && value !== readQuery()[field.name];
  }

  function keep(values: Values, touched: readonly string[] = []) {
    const isBlank = !fields.some((field) => isOwn(field, values[field.name]));
    const all = [...new Set([...message.getState().touched, ...touched])];
    message.edit({ values, touched: all, query: window.location.search, isBlank });
  }

  /** Returns the new values; the library reports them only after the first effects. */
  function fill(values: Values): Values {
    const language = document.documentElement.lang as Language;
    const filled = mapFields(fields, (field) => {
      const value = values[field.name] || defaultOf(field);
      // The draft may come from the other edition.
      return field.control === 'zip' ? zipIn(language, value) : value;
    });
    isFilling.current = true;
    for (const [field, value] of Object.entries(filled)) setValue(field, value);
    isFilling.current = false;
    return filled;
  }

  // Before the form library gets the controls, because it resets choices.
  useInsertionEffect(() => {
    early.current = { values: readForm(formBefore), answered: answeredIn(formBefore) };
  }, [formBefore]);

  const restore = useEffectEvent(() => {
    message.open();
    const { values, query } = message.getState();
    const { values: typed, answered } = early.current;
    // A value that the browser restored counts only if it differs from the initial one.
    const typedFields = fields.filter((field) => {
      const value = typed[field.name];
      return value && (answered.includes(field.name) || isOwn(field, value));
    });
    // A newer query string overrides the draft.
    const isNewer = query !== window.location.search;
    const filled = fill({
      ...values,
      ...(isNewer && readQuery()),
      ...mapFields(typedFields, ({ name }) => typed[name] ?? ''),
    });
    // Store before painting, because the visitor may leave at once.
    if (fields.some((field) => isOwn(field, filled[field.name]))) keep(filled, answered);
  });

  const change = useEffectEvent((values: Values) => {
    if (!isFilling.current) keep(values);
  });

  // Restore before the first paint to avoid a flash of empty fields.
  useLayoutEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => change(values) });
  }, [subscribe]);

  /** Consent is for one message of one person, so no draft keeps it. */
  function withdrawConsent() {
    const boxes = element.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [];
    for (const box of boxes) box.checked = false;
  }

  /** Empties the form synchronously, because browsers restore field values on Back. */
  function empty() {
    fill({});
    withdrawConsent();
    // reset() to the library's own values would leave choices unanswered.
    methods.reset(undefined, { keepValues: true });
  }

  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    withdrawConsent();
    // Another page of this tab may have changed the message.
    message.open();
    fill({ ...readQuery(), ...message.getState().values });
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

  return {
    message,
    state,
    empty,
    /** Also reads values that extensions set without firing events. */
    takeFields() {
      for (const [name, value] of Object.entries(readForm(element.current)))
        if (fields.some((field) => field.name === name) && value !== getValues(name))
          setValue(name, value);
    },
    touch: (...names: string[]) => keep(getValues(), names),
  };
}
