import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { defaultOf, type Fields } from '@/lib/forms/fields';
import { draftOf, eraseDraft, lastSending, readDraft, sentMessage } from '@/lib/forms/stored';
import { answeredIn, typedInto } from '@/lib/typed';
import type { Phase } from './use-sending';

type Values = Record<string, string>;

type KeptAnswersOptions = {
  /** Names the form. */
  name: string;
  fields: Fields;
  form: UseFormReturn<Values>;
  /** Reads what the page's address says of the fields. */
  readGiven?: ((search: string) => Values) | undefined;
  setPhase: (change: (now: Phase) => Phase) => void;
  /** The fields whose preset answers were chosen or confirmed. */
  touched: ReadonlySet<string>;
  setTouched: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void;
};

/**
 * Fills a form with what was typed before its script came, what its draft holds and what the address
 * says, in this order, and keeps each change as the draft. What was said of the last message is said
 * again only while that message still stands there, and no longer than until the first change.
 */
export function useKeptAnswers(options: KeptAnswersOptions) {
  const { name, fields, form, readGiven, setPhase, touched, setTouched } = options;
  const { getValues, setValue, subscribe } = form;
  const isFilling = useRef(false);
  const start = (field: string) => (fields[field] ? defaultOf(fields[field]) : '');
  const given = () => readGiven?.(window.location.search) ?? {};

  const restore = useEffectEvent(() => {
    const draft = readDraft(name);
    const sent = sentMessage.read();
    // An address that was chosen after the draft takes precedence over it.
    const isNewer = draft?.query !== window.location.search;
    const filled = fill({ ...draft?.values, ...(isNewer && given()), ...typed() });
    const last = lastSending(name, filled);
    const isUnseen = sent?.form === name && !sent.isShown;
    if (last || isUnseen) setPhase((now) => (now === 'idle' ? (last ?? 'sent') : now));
    // Kept before it is shown: a visitor may leave again at once.
    const chosen = new Set([...touched, ...(draft?.touched ?? []), ...answeredIn(name)]);
    if (isWritten(filled)) keep(filled, chosen);
    setTouched((before) => new Set([...before, ...chosen]));
  });

  /** What was typed and chosen by now; what a browser restored counts where the form begins with something else. */
  function typed(): Values {
    const address = given();
    const entries = Object.entries(typedInto(name)).filter(
      ([field, value]) =>
        value &&
        (answeredIn(name).has(field) || (value !== start(field) && value !== address[field])),
    );
    return Object.fromEntries(entries);
  }

  /** Returns what the form holds then; the library says it only after the first effects. */
  function fill(values: Values): Values {
    isFilling.current = true;
    const entries = Object.keys(fields).map(
      (field) => [field, values[field] || start(field)] as const,
    );
    for (const [field, value] of entries) setValue(field, value);
    isFilling.current = false;
    return Object.fromEntries(entries);
  }

  function isWritten(values: Values): boolean {
    const address = given();
    return Object.keys(fields).some((field) => {
      const value = values[field];
      return value && value !== start(field) && value !== address[field];
    });
  }

  function keep(values: Values, chosen = touched) {
    if (!isWritten(values)) return eraseDraft(name);
    const query = window.location.search;
    draftOf(name).write({ values, query, touched: [...chosen], at: Date.now(), version: 3 });
  }

  const change = useEffectEvent((values: Values) => {
    if (isFilling.current) return;
    keep(values);
    setPhase((now) => (now === 'arrived' || now === 'sent' ? 'idle' : now));
  });

  const keepTouched = useEffectEvent((chosen: ReadonlySet<string>) => {
    if (chosen.size > 0 && isWritten(getValues())) keep(getValues(), chosen);
  });
  useEffect(() => keepTouched(touched), [touched]);

  // Before the first paint, so that nothing is seen empty that was filled in.
  useLayoutEffect(() => {
    restore();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => change(values),
    });
  }, [subscribe]);

  useEffect(() => {
    // A page that comes back as it was left, and was left for the confirmation.
    const look = () => {
      if (sentMessage.read()?.isShown) setPhase((now) => (now === 'sent' ? 'idle' : now));
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [setPhase]);
}
