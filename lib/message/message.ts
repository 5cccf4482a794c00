import { announcements } from './announcements';
import { lifetime, removeExpired } from './expiry';
import { fingerprint, makeId, makeReference } from './identifiers';
import { isBusy } from './phases';
import {
  type Draft,
  draftItem,
  eraseAll,
  type FormName,
  keepSent,
  readDraft,
  readSent,
  remainsOf,
  type Sent,
} from './records';
import { type Content, hasAnswers, initialState, type MessageEvent, reduce } from './state';
import { thisBrowser } from './storage';

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

  /** Returns whether the event changed anything. */
  function happen(event: MessageEvent): boolean {
    const before = state;
    state = reduce(state, event, makeReference());
    if (state !== before) for (const listener of listeners) listener();
    return state !== before;
  }

  function save() {
    const { changedAt, values, touched, query, reference, earlier } = state;
    if (changedAt === undefined) return draft.remove();
    const record: Draft = { changedAt, values, touched, query, reference, earlier };
    const isKept = draft.write(record);
    // Keep the record of the attempt even if the text doesn't fit.
    if (!isKept && earlier) draft.write({ ...record, values: {}, touched: [] });
    if (isKept !== state.isKept) happen({ type: 'note', change: { isKept } });
  }

  /** Saves the outcome of an attempt, unless another page of this tab has gone on since. */
  function saveOutcome() {
    if (!draft.isForeign()) save();
  }

  /** Reads what other tabs did with this message. Returns whether there is news. */
  function hear(): boolean {
    let hasNews = false;
    for (const reference of references()) {
      const heard = tabs.hear(reference);
      if (!heard || heard.outcome === 'open') continue;
      const { hash, outcome } = heard;
      const corrects = reference === state.reference ? state.corrects : undefined;
      const earlier = { reference, hash, corrects, outcome };
      hasNews = happen({ type: 'hear', earlier }) || hasNews;
    }
    if (hasNews) save();
    return hasNews;
  }

  function references(): Set<string> {
    return new Set([state.earlier?.reference ?? state.reference, state.reference]);
  }

  function announceEarlier() {
    const { earlier } = state;
    if (earlier) tabs.announce(earlier.reference, earlier.outcome, earlier.hash);
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
      if (isBusy(state.phase) || !state.isKept) return;
      removeExpired(browser);
      const text = draft.read();
      if (!text) {
        happen({ type: 'start', from: { isKept: text === null } });
      } else {
        const { draft: found, isIncomplete } = readDraft(text, browser.now());
        const kept = remainsOf(found, browser.now());
        const isExpired = kept !== found && hasAnswers(found);
        const from = kept && (kept.earlier || hasAnswers(kept)) ? kept : {};
        happen({ type: 'start', from: { ...from, isExpired, isIncomplete } });
        save();
        hear();
      }
      if (state.changedAt !== undefined) return tabs.announceOpen(state.reference);
      const sent = readSent(browser);
      if (typeof sent === 'object' && sent.form === form && !sent.isShown)
        happen({ type: 'find', reference: sent.reference });
    },

    edit({ isBlank, ...content }: Content & { isBlank: boolean }) {
      const isNew = state.changedAt === undefined;
      const { earlier, isExpired } = state;
      if (isBlank && !earlier)
        happen({ type: 'start', from: { ...content, values: {}, isExpired } });
      else happen({ type: 'write', content, changedAt: browser.now() });
      save();
      if (isNew && !isBlank) tabs.announceOpen(state.reference);
    },

    /** Returns the attempt's id; undefined if one is running or another tab has news first. */
    press(): string | undefined {
      const id = makeId();
      return !hear() && happen({ type: 'press', id }) ? id : undefined;
    },

    stop(id: string) {
      if (isLast(id) && happen({ type: 'stop' })) hear();
    },

    /** Stops because another tab is sending the same message. */
    giveWay(id: string) {
      this.stop(id);
      happen({ type: 'note', change: { isOpenElsewhere: true } });
    },

    /** The request leaves now. Returns false if it must not, because it was given up or there is news. */
    leave(id: string, answers: Sent['answers']): boolean {
      if (!isLast(id) || hear() || !happen({ type: 'leave' })) return false;
      const { values, reference, changedAt = browser.now() } = state;
      copies.set(id, { form, reference, sentAt: 0, answers, values, isShown: false });
      happen({ type: 'note', change: { changedAt } });
      save();
      announceEarlier();
      return true;
    },

    /** Also an attempt before the last, with the same text, may be answered. */
    accept(id: string) {
      const copy = copies.get(id);
      if (!copy || copy.reference !== state.earlier?.reference) return;
      // Who emptied the storage meant the answers too.
      const isErased = state.isKept && draft.isAbsent();
      happen({ type: 'accept' });
      tabs.announce(copy.reference, 'arrived', fingerprint(copy.values));
      saveOutcome();
      const sent = { ...copy, sentAt: browser.now() };
      keepSent(isErased ? { ...sent, answers: [], values: {} } : sent, browser);
      hear();
    },

    refuse(id: string) {
      const left = copies.get(id)?.reference;
      if (!isLast(id) || !happen({ type: 'refuse' }) || !left) return;
      copies.delete(id);
      saveOutcome();
      tabs.withdraw(left);
      if (!tabs.hear(left)) announceEarlier();
      hear();
    },

    lose(id: string) {
      if (!isLast(id) || !happen({ type: 'lose' })) return;
      saveOutcome();
      hear();
    },

    /** Asks about a draft after an hour, and erases it if nobody answers. Call it every minute. */
    tick() {
      const { changedAt, askedAt, phase } = state;
      const now = browser.now();
      if (changedAt === undefined || isBusy(phase) || !hasAnswers(state)) return;
      if (Math.abs(now - changedAt) <= lifetime) return;
      if (askedAt === undefined || now < askedAt)
        return void happen({ type: 'note', change: { askedAt: now } });
      if (now - askedAt < timeToAnswer) return;
      if (!state.earlier) tabs.withdraw(state.reference);
      copies.clear();
      const { earlier, reference } = state;
      const remains = remainsOf({ changedAt, earlier, reference }, now);
      happen({ type: 'start', from: { ...remains, isExpired: true } });
      save();
    },

    stay() {
      happen({ type: 'note', change: { changedAt: browser.now(), askedAt: undefined } });
      save();
    },

    erase() {
      copies.clear();
      eraseAll(browser);
      happen({ type: 'start', from: { isKept: draft.isAbsent() } });
    },

    onStorage(key: string | null) {
      if (state.changedAt === undefined) return;
      // Another tab emptied what tabs share.
      if (key === null) announceEarlier();
      if (![...references()].some((reference) => key?.endsWith(reference))) return;
      if (tabs.hear(state.reference) && !state.isOpenElsewhere) {
        happen({ type: 'note', change: { isOpenElsewhere: true } });
        tabs.announceOpen(state.reference);
      }
      hear();
    },
  };
}

export type Message = ReturnType<typeof createMessage>;
