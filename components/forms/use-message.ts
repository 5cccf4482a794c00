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
import { createMessage, initialState, isAtRisk } from '@/lib/message/message';
import type { FormName, Values } from '@/lib/message/records';
import { answeredIn, forgetTyped, readForm, typedInto } from '@/lib/typed';

type MessageOptions = {
  name: FormName;
  fields: Fields;
  form: UseFormReturn<Values>;
  /** Reads what the page's address says of the fields. */
  readGiven?: ((search: string) => Values) | undefined;
};

/**
 * Ties a form to its message: fills it with what the message holds, what the address says and what was typed
 * before the script came, and gives the message each change.
 */
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

  /** Returns what the form holds then; the library says it only after the first effects. */
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
    // What a browser restored counts only where the form begins with something else.
    const answered = answeredIn(name);
    const typed = Object.entries(typedInto(name)).filter(
      ([field, value]) => value && (answered.has(field) || isOwn(field, value)),
    );
    // An address that was chosen after the draft takes precedence over it.
    const isNewer = query !== window.location.search;
    const filled = fill({ ...values, ...(isNewer && given()), ...Object.fromEntries(typed) });
    // Kept before it is shown: a visitor may leave again at once.
    if (Object.entries(filled).some(([field, value]) => isOwn(field, value)))
      keep(filled, [...answered]);
  });

  const change = useEffectEvent((values: Values) => {
    if (!isFilling.current) keep(values);
  });

  // Before the first paint, so that nothing is seen empty that was filled in.
  useLayoutEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => change(values) });
  }, [subscribe]);

  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Another page of this tab may have erased, sent or changed it since.
    forgetTyped(name);
    message.open();
    fill({ ...given(), ...message.getState().values });
  });

  useEffect(() => {
    const hear = ({ key }: StorageEvent) => message.hear(key);
    const minutes = setInterval(() => message.tick(), 60_000);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('storage', hear);
    return () => {
      clearInterval(minutes);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('storage', hear);
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

  /** Empties the form at once: a browser that leaves the page keeps what its fields hold for Back. */
  function empty() {
    fill({});
    // With its own values the library would drop the fields, and leave choices without an answer.
    form.reset(undefined, { keepValues: true });
    forgetTyped(name);
  }

  // What the message gave up after an hour, the form does not show either.
  const isGone = state.phase === 'draft' && Object.keys(state.values).length === 0;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && isGone) empty();
    wasAsked.current = state.askedAt !== undefined;
  });

  return {
    message,
    state,
    empty,
    /** Takes also what was written into the fields without an event, as extensions do. */
    takeFields(element: HTMLFormElement | null) {
      const shown = element ? readForm(element) : {};
      for (const field of Object.keys(fields)) {
        const value = shown[field];
        if (value !== undefined && value !== form.getValues(field)) setValue(field, value);
      }
    },
    /** Notes that these were chosen or confirmed. */
    touch: (...names: string[]) => keep(form.getValues(), names),
  };
}
