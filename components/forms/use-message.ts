import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { defaultOf, type Fields, mapFields } from '@/lib/forms/fields';
import { createMessage } from '@/lib/message/message';
import type { FormName, Values } from '@/lib/message/records';
import { initialState, isAtRisk } from '@/lib/message/state';
import { answeredIn, forgetTyped, readForm, typedInto } from '@/lib/typed';

type MessageOptions = {
  name: FormName;
  fields: Fields;
  form: UseFormReturn<Values>;
  readGiven?: ((search: string) => Values) | undefined;
};

/** Connects a form to its message: restores draft, query and typed values; stores changes. */
export function useMessage({ name, fields, form, readGiven }: MessageOptions) {
  const { setValue, subscribe } = form;
  const [message] = useState(() => createMessage(name));
  const state = useSyncExternalStore(message.subscribe, message.getState, () => initialState);
  const isFilling = useRef(false);
  const start = mapFields(fields, defaultOf);
  const given = () => readGiven?.(window.location.search) ?? {};
  const isOwn = (field: string, value = '') =>
    value !== '' && value !== start[field] && value !== given()[field];

  function keep(values: Values, touched: readonly string[] = []) {
    const isBlank = !Object.entries(values).some(([field, value]) => isOwn(field, value));
    const all = [...new Set([...message.getState().touched, ...touched])];
    message.edit({ values, touched: all, query: window.location.search, isBlank });
  }

  /** Returns the new values; the library reports them only after the first effects. */
  function fill(values: Values): Values {
    const filled = mapFields(fields, (field) => values[field.name] || defaultOf(field));
    isFilling.current = true;
    for (const [field, value] of Object.entries(filled)) setValue(field, value);
    isFilling.current = false;
    return filled;
  }

  const restore = useEffectEvent(() => {
    message.open();
    const { values, query } = message.getState();
    // A restored value counts only if it differs from the initial one.
    const answered = answeredIn(name);
    const typed = Object.entries(typedInto(name)).filter(
      ([field, value]) => value && (answered.has(field) || isOwn(field, value)),
    );
    // A newer query string overrides the draft.
    const isNewer = query !== window.location.search;
    const filled = fill({ ...values, ...(isNewer && given()), ...Object.fromEntries(typed) });
    // Store before painting, because the visitor may leave at once.
    if (Object.entries(filled).some(([field, value]) => isOwn(field, value)))
      keep(filled, [...answered]);
  });

  const change = useEffectEvent((values: Values) => {
    if (!isFilling.current) keep(values);
  });

  // Restore before the first paint to avoid a flash of empty fields.
  useLayoutEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => change(values) });
  }, [subscribe]);

  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Another page of this tab may have changed the message.
    forgetTyped(name);
    message.open();
    fill({ ...given(), ...message.getState().values });
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

  /** Empties the form synchronously, because browsers restore field values on Back. */
  function empty() {
    fill({});
    // reset() to the library's own values would leave choices unanswered.
    form.reset(undefined, { keepValues: true });
    forgetTyped(name);
  }

  const isGone = Object.keys(state.values).length === 0;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && isGone) empty();
    wasAsked.current = state.askedAt !== undefined;
  });

  return {
    message,
    state,
    empty,
    /** Also reads values that extensions set without firing events. */
    takeFields(element: HTMLFormElement | null) {
      const shown = element ? readForm(element) : {};
      for (const field of Object.keys(fields)) {
        const value = shown[field];
        if (value !== undefined && value !== form.getValues(field)) setValue(field, value);
      }
    },
    touch: (...names: string[]) => keep(form.getValues(), names),
  };
}
