import { isBusy, isInDoubt, nextPhase, type Phase, type PhaseEvent } from './phases';
import {
  browser,
  type Draft,
  draftSlot,
  eraseAll,
  type FormName,
  fingerprint,
  forgetOldRows,
  keepSent,
  lifetime,
  makeId,
  makeReference,
  readSent,
  rowSlot,
  type Sent,
} from './records';

/** Milliseconds to answer the question about an old draft before it is erased. */
const timeToAnswer = 300_000;

export type MessageState = Omit<Draft, 'version' | 'at'> & {
  phase: Phase;
  isKept: boolean;
  isRefused: boolean;
  /** Another tab opened the same message. */
  isElsewhere: boolean;
  askedAt?: number | undefined;
  /** Erased because nobody answered that question. */
  isExpired: boolean;
};

type Edit = Pick<Draft, 'values' | 'touched' | 'query'> & {
  isBlank: boolean;
};

export const initialState: MessageState = {
  values: {},
  touched: [],
  query: '',
  reference: '',
  corrects: undefined,
  left: undefined,
  askedAt: undefined,
  phase: 'draft',
  isKept: true,
  isRefused: false,
  isElsewhere: false,
  isExpired: false,
};

type Attempt = Pick<MessageState, 'left' | 'phase'> & { id: string; sent?: Sent };
const noAttempt: Attempt = { id: '', phase: 'draft' };

/** A form's message. Late events name their attempt and never change another one's state. */
export function createMessage(form: FormName, world = browser) {
  const draft = draftSlot(form, world);
  const page = makeId();
  const listeners = new Set<() => void>();
  let state = initialState;
  let at = 0;
  let attempt = noAttempt;
  const leftHere = new Map<string, { text: string; sent: Sent }>();

  function set(change: Partial<MessageState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function move(event: PhaseEvent, change: Partial<MessageState> = {}) {
    const next = { ...state, phase: nextPhase(state.phase, event, attempt.phase), ...change };
    const { left, reference, corrects, values, phase } = next;
    const isAsLeft = left !== undefined && left.text === fingerprint(values);
    if (left && isAsLeft)
      Object.assign(next, { reference: left.reference, corrects: left.corrects });
    else if (left?.reference === reference)
      Object.assign(next, { reference: makeReference(), corrects: left.reference });
    else Object.assign(next, { reference: reference || makeReference(), corrects });
    set({
      ...next,
      phase: left ? nextPhase(phase, isAsLeft ? 'restore' : 'change', phase) : phase,
    });
  }

  function save() {
    const { values, touched, query, reference, corrects, left } = state;
    const record: Draft = { version: 4, at, values, touched, query, reference, corrects, left };
    const isKept = draft.write(record);
    // Keep the record of the attempt even if the text doesn't fit.
    if (!isKept && left) draft.write({ ...record, values: {}, touched: [] });
    if (isKept !== state.isKept) set({ isKept });
  }

  /** Tells other tabs, now and later, what this one does with a message. */
  function publish(reference: string, row: 'open' | 'unknown' | 'arrived', text = '') {
    rowSlot(reference, world).write({ state: row, text, by: page, at: String(world.now()) });
  }

  function readOtherTabs() {
    for (const reference of references()) {
      const { left, phase } = state;
      const found = rowSlot(reference, world).read();
      if (found.is !== 'kept' || found.value.by === page || isBusy(phase)) continue;
      const { state: seen, text, by } = found.value;
      if (seen === 'open') continue;
      if (left?.reference === reference && (left.state === 'arrived' || seen === 'unknown'))
        continue;
      move('change', { phase: seen, left: { attempt: by, reference, text, state: seen } });
      save();
    }
  }

  function references(): Set<string> {
    return new Set([state.left?.reference ?? state.reference, state.reference]);
  }

  function publishOpen() {
    const found = rowSlot(state.reference, world).read();
    if (found.is === 'absent' || (found.is === 'kept' && found.value.state === 'open'))
      publish(state.reference, 'open');
  }

  function forget() {
    const found = rowSlot(state.reference, world).read();
    if (found.is === 'kept' && found.value.state === 'open')
      rowSlot(state.reference, world).remove();
    attempt = noAttempt;
    at = 0;
  }

  /** An attempt loses its record to a newer attempt, to Erase, and to another page's changes. */
  function owns(id: string) {
    if (attempt.id !== id) return false;
    if (state.phase === 'checking') return true;
    const found = draft.read();
    return found.is === 'kept' ? found.value.left?.attempt === id : !state.isKept;
  }

  return {
    getState: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Reads the tab's storage, again when the page is restored from the back/forward cache. */
    open() {
      if (isBusy(state.phase) || !state.isKept) return;
      forgetOldRows(world);
      const found = draft.read();
      at = 0;
      attempt = noAttempt;
      state = { ...initialState, isKept: found.is === 'kept' || found.is === 'absent' };
      if (found.is === 'kept' && Math.abs(world.now() - found.value.at) <= lifetime) {
        const { version: _, at: changedAt, ...value } = found.value;
        at = changedAt;
        move('change', { ...value, phase: value.left?.state ?? 'draft' });
        readOtherTabs();
        publishOpen();
        return;
      }
      if (found.is === 'kept') draft.remove();
      const sent = readSent(world);
      const isUnseen = typeof sent === 'object' && sent.form === form && !sent.isShown;
      const isExpired = found.is === 'kept';
      set(isUnseen ? { phase: 'sent', reference: sent.reference } : { isExpired });
    },

    edit({ isBlank, ...content }: Edit) {
      const isNew = at === 0;
      at = isBlank && !state.left ? 0 : world.now();
      const isAnew = state.phase === 'sent' && { phase: 'draft' as const, reference: '' };
      const isExpired = state.isExpired && isBlank;
      const values = at ? content.values : {};
      move('change', { ...content, values, ...isAnew, askedAt: undefined, isExpired });
      if (at) save();
      else if (!isNew) draft.remove();
      if (at && isNew) publishOpen();
    },

    /** Returns the attempt's id; undefined if one is running or another tab has news first. */
    press(): string | undefined {
      const leftBefore = state.left;
      readOtherTabs();
      if (isBusy(state.phase) || state.left !== leftBefore) return undefined;
      attempt = { id: makeId(), phase: state.phase, left: state.left };
      move('press', { isRefused: false });
      return attempt.id;
    },

    stop(id: string) {
      if (!owns(id)) return;
      move('stop');
      readOtherTabs();
    },

    leave(id: string, answers: Sent['answers']) {
      if (!owns(id)) return;
      const { values, reference, corrects } = state;
      const text = fingerprint(values);
      attempt.sent = { form, reference, sentAt: 0, answers, values, isShown: false };
      leftHere.set(id, { text, sent: attempt.sent });
      at ||= world.now();
      move('leave', { left: { attempt: id, reference, corrects, text, state: 'unknown' } });
      save();
      publish(reference, 'unknown', text);
    },

    accept(id: string) {
      const { left } = state;
      // An earlier attempt with the same text has arrived too.
      const earlier = leftHere.get(id);
      const isSame = earlier?.text === left?.text && earlier?.sent.reference === left?.reference;
      const owner = isSame && left ? left.attempt : id;
      if (!owns(owner) || !left || !attempt.sent) return;
      keepSent({ ...attempt.sent, sentAt: world.now() }, world);
      move('accept', { left: { ...left, state: 'arrived' } });
      publish(left.reference, 'arrived', left.text);
      if (state.phase !== 'sent') return save();
      attempt = noAttempt;
      at = 0;
      draft.remove();
      set({ ...initialState, phase: 'sent', reference: left.reference, isKept: state.isKept });
    },

    refuse(id: string) {
      if (!owns(id)) return;
      const { left } = state;
      const hasLeft = left?.attempt === id;
      move('refuse', { left: attempt.left, isRefused: isInDoubt(attempt.phase) });
      if (!hasLeft) return;
      save();
      const isSame = attempt.left?.reference === left.reference;
      if (isSame && attempt.left) publish(left.reference, attempt.left.state, attempt.left.text);
      else rowSlot(left.reference, world).remove();
      readOtherTabs();
    },

    lose(id: string) {
      if (!owns(id)) return;
      move('lose');
      readOtherTabs();
    },

    tick() {
      if (!at || isBusy(state.phase) || Math.abs(world.now() - at) <= lifetime) return;
      if (state.askedAt === undefined) return set({ askedAt: world.now() });
      if (world.now() - state.askedAt < timeToAnswer) return;
      forget();
      draft.remove();
      set({ ...initialState, isKept: state.isKept, isExpired: true });
    },

    stay() {
      at = world.now();
      set({ askedAt: undefined });
      save();
    },

    erase() {
      forget();
      eraseAll(world);
      set({ ...initialState, isKept: draft.read().is === 'absent' });
    },

    onStorage(key: string | null) {
      if (!at || ![...references()].some((reference) => key === `message-${reference}`)) return;
      const found = rowSlot(state.reference, world).read();
      if (found.is === 'kept' && found.value.by !== page && !state.isElsewhere) {
        set({ isElsewhere: true });
        publishOpen();
      }
      readOtherTabs();
    },
  };
}

/** Whether leaving the page could lose something. */
export function isAtRisk({ phase, isKept, values }: MessageState): boolean {
  return isBusy(phase) || (!isKept && Object.keys(values).length > 0);
}

export type Message = ReturnType<typeof createMessage>;
