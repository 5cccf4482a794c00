import * as fc from 'fast-check';
import { createMessage, type Message } from '@/lib/message/message';
import { draftLifetime, readSent } from '@/lib/message/records';
import type { Browser } from '@/lib/message/storage';
import { fakeStorage } from './fake-storage';

// Random events in two tabs, compared with a model of what was typed and delivered.
const runs = { numRuns: Number(process.env['SEQUENCES'] ?? 500), seed: 7 };

type Tab = {
  browser: Browser;
  page: Message;
  typed: string;
  changedAt: number;
  /** Identifies the draft it started from; a duplicated tab has the same. */
  origin: number;
  isEmptied: boolean;
};

type Mail = {
  reference: string;
  text: string;
  origin: number;
  isDelivered: boolean;
  tab: Tab;
  page: Message;
  attempt: string;
};

type End = 'delivered' | 'lost' | 'question' | 'chunk never loads';

/** Plays one sequence. Throws if a text is lost, sent twice without a word, or reported falsely. */
class Play {
  now = 1_000_000_000;
  shared = fakeStorage();
  tabs = [this.openTab()];
  mails: Mail[] = [];
  origins = 0;
  isForgotten = false;

  openTab(before?: Tab): Tab {
    const memory = fakeStorage(before?.browser.tab());
    const browser = { tab: () => memory, shared: () => this.shared, now: () => this.now };
    const page = createMessage('contact', browser);
    page.open();
    const fresh = { typed: '', changedAt: 0, origin: 0, isEmptied: false };
    return { ...fresh, ...before, browser, page };
  }

  mailed(one: Partial<Mail>) {
    return this.mails.some((mail) =>
      Object.entries(one).every(([name, value]) => mail[name as keyof Mail] === value),
    );
  }

  type(tab: Tab, number: number) {
    if (tab.typed === '') tab.origin = ++this.origins;
    tab.typed = number === 0 ? '' : `I fell ${number} times.`;
    tab.changedAt = this.now;
    tab.isEmptied = false;
    const values = { message: tab.typed };
    tab.page.edit({ values, touched: [], isBlank: tab.typed === '' });
  }

  leave(tab: Tab, attempt: string, before: string, isDelivered: boolean) {
    const { page, typed: text, origin } = tab;
    const { reference } = page.getState();
    if (!page.leave(attempt, [])) return expect(page.getState().phase).toMatch(inDoubt);
    if (this.mailed({ text, origin, isDelivered: true })) expect(before).toMatch(inDoubt);
    this.mails.push({ reference, text, origin, isDelivered, tab, page, attempt });
  }

  send(tab: Tab, end: End) {
    const { page } = tab;
    const { phase } = page.getState();
    const attempt = tab.typed && page.press();
    if (!attempt) return;
    if (end === 'question') return page.stop(attempt);
    if (end !== 'chunk never loads') return this.leave(tab, attempt, phase, end === 'delivered');
    page.refused(attempt);
    // It loads when nobody waits any more.
    expect(page.leave(attempt, [])).toBe(false);
  }

  sendInBothTabs(_: Tab, isDelivered: boolean) {
    const pressed = this.tabs.map((tab) => {
      const { phase } = tab.page.getState();
      return { tab, phase, attempt: tab.typed && tab.page.press() };
    });
    for (const { tab, phase, attempt } of pressed)
      if (attempt) this.leave(tab, attempt, phase, isDelivered);
  }

  answer(tab: Tab, index: number, isClear: boolean) {
    const mails = this.mails.filter(({ page }) => page === tab.page);
    const mail = mails[index % Math.max(1, mails.length)];
    if (!mail) return;
    const wasSending = tab.page.getState().phase === 'sending';
    const isLast = mail === mails.at(-1);
    if (isClear) tab.page[mail.isDelivered ? 'sent' : 'refused'](mail.attempt);
    else tab.page.unknown(mail.attempt);
    const { phase } = tab.page.getState();
    // Every way out ends, and none in an empty form without a word.
    if (wasSending && isLast)
      expect(phase).toMatch(isClear && !mail.isDelivered ? /^(failed|unknown|arrived)/ : told);
    if (wasSending && phase === 'sent') tab.typed = '';
  }

  duplicate(tab: Tab) {
    this.tabs = [tab, this.openTab(tab)];
    this.compareWithStorage(this.tabs[1] as Tab, tab.page.getState().phase);
  }

  reload(tab: Tab) {
    const { phase } = tab.page.getState();
    tab.page = createMessage('contact', tab.browser);
    tab.page.open();
    this.compareWithStorage(tab, phase);
  }

  /** After an hour the answers are gone; a doubt stays a day. */
  compareWithStorage(tab: Tab, before: string) {
    const { phase, values } = tab.page.getState();
    const age = this.now - tab.changedAt;
    if (age > draftLifetime || (tab.isEmptied && !values['message'])) tab.typed = '';
    if (tab.isEmptied) return;
    const isDoubt = /^(sending|unknown)/.test(before);
    if (before === 'sent') expect(phase).toBe('sent');
    if (isDoubt && age < 24 * draftLifetime) expect(phase).toMatch(inDoubt);
    if (before.startsWith('arrived') && age <= draftLifetime) expect(phase).toMatch(inDoubt);
  }

  emptyTab(tab: Tab) {
    for (const key of Object.keys(tab.browser.tab())) tab.browser.tab().removeItem(key);
    tab.isEmptied = true;
  }

  /** From now on, each tab knows only what it did itself. */
  emptyShared() {
    this.isForgotten = true;
    for (const key of Object.keys(this.shared)) this.shared.removeItem(key);
    for (const tab of this.tabs) {
      const { origin } = tab;
      tab.origin = ++this.origins;
      for (const mail of this.mails)
        if (mail.tab === tab && mail.origin === origin) mail.origin = tab.origin;
    }
  }

  openOtherBuild(tab: Tab, change: object) {
    const text = tab.browser.tab().getItem('draft-contact');
    if (!text) return;
    const other = { version: 4, ...JSON.parse(text), ...change };
    tab.browser.tab().setItem('draft-contact', JSON.stringify(other));
    this.reload(tab);
  }

  erase(tab: Tab) {
    tab.page.erase();
    tab.typed = '';
    tab.isEmptied = true;
    expect([...Object.keys(tab.browser.tab()), ...Object.keys(this.shared)]).toEqual([]);
    this.emptyShared();
  }

  wait(_: Tab, minutes: number) {
    this.now += minutes * 60_000;
    for (const tab of this.tabs) {
      const { askedAt } = tab.page.getState();
      tab.page.tick();
      // If the clock was set back, the hour begins again.
      tab.changedAt = Math.min(tab.changedAt, this.now);
      if (tab.typed === '' || tab.page.getState().values['message']) continue;
      expect(askedAt).toBeDefined();
      tab.typed = '';
    }
  }

  check(tab: Tab) {
    for (const key of Object.keys(this.shared)) tab.page.onStorage(key);
    const { phase, reference, earlier, corrects, values } = tab.page.getState();
    const text = values['message'] ?? '';
    expect(text).toBe(tab.typed);
    const isDelivered = true;
    // What another tab did may have been erased before this one read it.
    const arrived = { reference, isDelivered, ...(this.isForgotten && { tab }) };
    const before = earlier?.reference ?? 'none';
    const truths: Partial<Record<typeof phase, boolean>> = {
      failed: !this.mailed(arrived),
      unknown: this.mailed({ reference, text }),
      unknownChanged: this.mailed({ reference: before }),
      arrived: this.mailed({ reference, text, isDelivered }),
      arrivedChanged: this.mailed({ reference: before, isDelivered }),
      sent: this.mailed({ reference, isDelivered }),
    };
    expect([phase, truths[phase] ?? true]).toEqual([phase, true]);
    if (phase.endsWith('Changed')) {
      expect(this.mailed(arrived)).toBe(false);
      expect(corrects).toBe(before);
    }
    const sent = readSent(tab.browser);
    if (typeof sent === 'object')
      expect(this.mailed({ reference: sent.reference, isDelivered })).toBe(true);
  }
}

const inDoubt = /^(unknown|arrived)/;
const told = /^(sent|unknown|arrived)/;
const step = (weight: number, name: keyof Play, ...given: fc.Arbitrary<unknown>[]) => ({
  weight,
  arbitrary: fc.tuple(fc.constant(name), fc.nat(1), ...given),
});
const steps = [
  step(5, 'type', fc.nat(3)),
  step(5, 'send', fc.constantFrom<End>('delivered', 'lost')),
  step(2, 'send', fc.constantFrom<End>('question', 'chunk never loads')),
  step(2, 'sendInBothTabs', fc.boolean()),
  step(6, 'answer', fc.nat(3), fc.boolean()),
  step(1, 'reload'),
  step(2, 'duplicate'),
  step(1, 'emptyTab'),
  step(1, 'emptyShared'),
  step(1, 'openOtherBuild', fc.constantFrom({}, { version: 5, touched: { message: true } })),
  step(1, 'erase'),
  step(2, 'wait', fc.constantFrom(1, 6, 61, 180, 1500, -1, -90)),
];

it('is never lost, sent twice without a word, or reported falsely', () => {
  const sequence = fc.array(fc.oneof(...steps), { minLength: 5, maxLength: 30, size: 'max' });
  fc.assert(
    fc.property(sequence, (moves) => {
      const play = new Play();
      for (const [name, index, ...given] of moves) {
        const tab = play.tabs[index % play.tabs.length];
        (play[name] as (...all: unknown[]) => void).call(play, tab, ...given);
        for (const each of play.tabs) play.check(each);
      }
    }),
    runs,
  );
});
