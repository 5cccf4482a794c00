import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createMessage } from '@/lib/message/message';
import { type FormName, hasAnswers } from '@/lib/message/records';
import { initialState, isAtRisk } from '@/lib/message/state';

/**
 * A form's message while its page is open. Calls `onOpen` before the first paint and when the page
 * comes back from the back/forward cache, and `onExpire` when old answers were erased.
 */
export function useMessage(
  form: FormName,
  onOpen: (isBack: boolean) => void,
  onExpire: () => void,
) {
  const [message] = useState(() => createMessage(form));
  const state = useSyncExternalStore(message.subscribe, message.getState, () => initialState);

  const open = useEffectEvent((isBack: boolean) => {
    message.open();
    onOpen(isBack);
  });
  // Before the first paint, to avoid a flash of empty fields.
  useLayoutEffect(() => open(false), []);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => message.onStorage(key);
    // Another page of this tab may have changed the message.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && open(true);
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
    if (wasAsked.current && !hasAnswers(state)) onExpire();
    wasAsked.current = state.askedAt !== undefined;
  });

  return { message, state };
}
