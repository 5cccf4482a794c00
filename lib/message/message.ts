import { makeId, makeReference } from './identifiers';
import {
  announcementPrefix,
  type Draft,
  draftItem,
  draftLifetime,
  type Earlier,
  eraseAll,
  eraseOld,
  expire,
  type FormName,
  hasAnswers,
  keepSent,
  readDraft,
  readSent,
  type Sent,
  withoutAnswers,
} from './records';
import {
  type Content,
  initialState,
  isBusy,
  type MessageEvent,
  type MessageState,
  reduce,
} from './state';
import { type Browser, storedFields, storedItem, thisBrowser } from './storage';

/** Milliseconds to answer the question about an old draft before it is erased. */
const timeToAnswer = 300_000;

/**
 * A form's message: `reduce` decides what it is, and this stores it and tells other tabs. Late
 * events name their attempt and never change another one's state.
 */
export function createMessage(form: FormName, browser = thisBrowser) {
  const draft = draftItem(form, browser);
  const tabs = announcements(browser);
  const listeners = new Set<() => void>();
  const copies = new Map<string, Sent>();
  let state = initialState;

  function set(next: MessageState): boolean {
    const isNew = next !== state;
    state = next;
    if (isNew) for (const listener of listeners) listener();
    return isNew;
  }

  /** Returns whether the event changed anything. */
  const dispatch = (event: MessageEvent) => set(reduce(state, event, makeReference()));

  type Circumstances = Pick<MessageState, 'isKept' | 'changedAt' | 'askedAt'>;
  /** Changes what no phase depends on. */
  const patch = (change: Partial<Circumstances>) => set({ ...state, ...change });

  function save() {
    const { changedAt, values, touched, reference, earlier } = state;
    if (changedAt === undefined) return draft.remove();
    const record: Draft = { changedAt, values, touched, reference, earlier };
    const isKept = draft.write(record);
    // Keep the record of the attempt even if the text doesn't fit.
    if (!isKept && earlier) draft.write({ ...record, values: {}, touched: [] });
    if (isKept !== state.isKept) patch({ isKept });
  }

  /** Saves the outcome of an attempt, unless another page of this tab has gone on since. */
  function saveOutcome() {
    if (!draft.isForeign()) save();
  }

  /** Reads what other tabs did with this message. Returns whether there is news. */
  function readNews(): boolean {
    const references = new Set([state.earlier?.reference ?? state.reference, state.reference]);
    const news = [...references].filter((reference) => {
      const earlier = tabs.newsOf(reference);
      return earlier && dispatch({ type: 'news', earlier });
    });
    if (news.length > 0) save();
    return news.length > 0;
  }

  function announceEarlier() {
    if (state.earlier) tabs.announce(state.earlier);
  }

  const isLast = (id: string) => state.attempt?.id === id;

  return {
    getState: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Reads the tab's storage, again when the page is restored from the back/forward cache. */
    open() {
      if (isBusy(state) || !state.isKept) return;
      eraseOld(() => true, browser);
      const text = draft.read();
      if (!text) {
        dispatch({ type: 'start', from: { isKept: text !== undefined } });
      } else {
        const { draft: found, isIncomplete } = readDraft(text, browser.now());
        const kept = expire(found, browser.now());
        const isExpired = kept !== found && (hasAnswers(found) || found.isExpired === true);
        const from = kept && (kept.earlier || hasAnswers(kept)) ? kept : {};
        dispatch({ type: 'start', from: { ...from, isExpired, isIncomplete } });
        save();
        readNews();
      }
      const sent = state.changedAt === undefined && readSent(browser);
      if (sent && typeof sent === 'object' && sent.form === form && !sent.isShown)
        dispatch({ type: 'reopen', reference: sent.reference });
    },

    edit({ isBlank, ...content }: Content & { isBlank: boolean }) {
      const { earlier, isExpired } = state;
      if (isBlank && !earlier)
        dispatch({ type: 'start', from: { ...content, values: {}, isExpired } });
      else dispatch({ type: 'write', content, changedAt: browser.now() });
      save();
    },

    /** Returns the attempt's id; undefined if one is running or another tab has news first. */
    press(): string | undefined {
      const id = makeId();
      return !readNews() && dispatch({ type: 'press', id }) ? id : undefined;
    },

    /** The visitor must act first, or another tab is sending the same message. */
    stop(id: string, isSentElsewhere = false) {
      if (!isLast(id) || !dispatch({ type: 'stop', isSentElsewhere })) return;
      readNews();
    },

    /** The request leaves. Returns false if it must not: it was given up, or there is news. */
    leave(id: string, answers: Sent['answers']): boolean {
      const now = browser.now();
      if (!isLast(id) || readNews() || !dispatch({ type: 'leave', now })) return false;
      const { values, touched, reference } = state;
      copies.set(id, { form, reference, sentAt: 0, answers, values, touched, isShown: false });
      save();
      announceEarlier();
      return true;
    },

    /** The service took it: the last attempt, or an earlier one with the same text. */
    sent(id: string) {
      const copy = copies.get(id);
      const { earlier } = state;
      if (!copy || copy.reference !== earlier?.reference) return;
      // Who emptied the storage meant the answers too.
      const isErased = state.isKept && draft.isAbsent();
      dispatch({ type: 'sent' });
      tabs.announce({ ...earlier, outcome: 'arrived' });
      saveOutcome();
      const record = { ...copy, sentAt: browser.now() };
      keepSent(isErased ? withoutAnswers(record) : record, browser);
      readNews();
    },

    /** It was not sent. */
    refused(id: string) {
      const left = copies.get(id)?.reference;
      if (!isLast(id) || !dispatch({ type: 'refused' }) || !left) return;
      copies.delete(id);
      saveOutcome();
      tabs.withdraw(left);
      readNews();
      announceEarlier();
    },

    /** No clear answer came. */
    unknown(id: string) {
      if (!isLast(id) || !dispatch({ type: 'unknown' })) return;
      saveOutcome();
      readNews();
    },

    /** Asks about a draft after an hour, and erases it if nobody answers. Call it every minute. */
    tick() {
      const { changedAt, askedAt } = state;
      const now = browser.now();
      if (changedAt === undefined) return;
      // The clock was set back.
      if (changedAt > now) {
        patch({ changedAt: now });
        return saveOutcome();
      }
      if (isBusy(state) || !hasAnswers(state) || now - changedAt <= draftLifetime) return;
      if (askedAt === undefined || now < askedAt) return void patch({ askedAt: now });
      if (now - askedAt < timeToAnswer) return;
      copies.clear();
      const { earlier, reference } = state;
      const remains = expire({ changedAt, earlier, reference }, now);
      dispatch({ type: 'start', from: { ...remains, isExpired: true } });
      save();
    },

    stay() {
      patch({ changedAt: browser.now(), askedAt: undefined });
      save();
    },

    erase() {
      copies.clear();
      eraseAll(browser);
      dispatch({ type: 'start', from: { isKept: draft.isAbsent() } });
    },

    /** Another tab changed what tabs share, or emptied it: then `key` is null. */
    onStorage(key: string | null) {
      if (state.changedAt === undefined) return;
      if (key === null) announceEarlier();
      readNews();
    },
  };
}

export type Message = ReturnType<typeof createMessage>;

/** What tabs tell each other about messages. No answers, because it outlives a tab. */
function announcements({ shared, now }: Browser) {
  const page = makeId();
  const announcementItem = (reference: string) =>
    storedItem(shared, announcementPrefix + reference);
  const read = (reference: string) => storedFields(announcementItem(reference).read());

  return {
    announce({ reference, outcome, hash }: Earlier) {
      announcementItem(reference).write({ outcome, hash, by: page, at: now() });
    },
    /** What another tab, or an earlier page of this one, did with the message. */
    newsOf(reference: string): Earlier | undefined {
      const { outcome, hash, by } = read(reference);
      const isNews = by !== page && (outcome === 'unknown' || outcome === 'arrived');
      return isNews ? { reference, outcome, hash: `${hash}` } : undefined;
    },
    withdraw(reference: string) {
      if (read(reference)['by'] === page) announcementItem(reference).remove();
    },
  };
}
