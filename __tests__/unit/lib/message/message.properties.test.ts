import * as fc from 'fast-check';
import { createMessage, type Message } from '@/lib/message/message';
import { lifetime, readSent, type World } from '@/lib/message/records';
import { fakeStorage } from './fake-storage';

// Random events, compared with a model of what was typed and delivered.
const runs = { numRuns: 500, seed: 7 };

type Mail = {
  reference: string;
  text: string;
  /** Identifies the draft it started from. */
  origin: number;
  isDelivered: boolean;
  page: Message;
  attempt: string;
};

/** Plays one sequence. Throws if a text is lost, sent twice, or reported falsely. */
class Play {
  now = 1_000_000_000;
  memory = fakeStorage();
  shared = fakeStorage();
  world: World = { tab: () => this.memory, shared: () => this.shared, now: () => this.now };
  page = this.open();
  mails: Mail[] = [];
  typed = '';
  changedAt = 0;
  origin = 0;

  open() {
    const page = createMessage('contact', this.world);
    page.open();
    return page;
  }

  mailed(one: Partial<Mail>) {
    return this.mails.some((mail) =>
      Object.entries(one).every(([name, value]) => mail[name as keyof Mail] === value),
    );
  }

  type(number: number) {
    if (this.typed === '') this.origin += 1;
    this.typed = number === 0 ? '' : `I fell ${number} times.`;
    this.changedAt = this.now;
    const values = { message: this.typed };
    this.page.edit({ values, touched: [], query: '', isBlank: this.typed === '' });
  }

  send(end: 'stops' | 'never leaves' | 'delivered' | 'lost') {
    const { page, typed: text, origin } = this;
    const before = page.getState().phase;
    const attempt = text && page.press();
    if (!attempt) return;
    if (end === 'stops') return page.stop(attempt);
    if (end === 'never leaves') return page.refuse(attempt);
    const { reference } = page.getState();
    page.leave(attempt, []);
    const isKnown = this.mailed({ text, origin, isDelivered: true });
    if (isKnown) expect(before).toMatch(/^(unknown|arrived)/);
    this.mails.push({ reference, text, origin, isDelivered: end === 'delivered', page, attempt });
  }

  answer(index: number, isLost: boolean) {
    const mail = this.mails[index % Math.max(1, this.mails.length)];
    // Closed pages receive no events.
    if (!mail || mail.page !== this.page) return;
    if (isLost) return this.page.lose(mail.attempt);
    if (!mail.isDelivered) return this.page.refuse(mail.attempt);
    const wasSending = this.page.getState().phase === 'sending';
    this.page.accept(mail.attempt);
    if (wasSending && this.page.getState().phase === 'sent') this.typed = '';
  }

  reload() {
    const { phase } = this.page.getState();
    const isOld = this.now - this.changedAt > lifetime;
    if (isOld) this.typed = '';
    this.page = this.open();
    if (!isOld && /^(sending|unknown|arrived)/.test(phase))
      expect(this.page.getState().phase).toMatch(/^(unknown|arrived)/);
  }

  erase() {
    this.page.erase();
    this.typed = '';
    expect(Object.keys(this.memory)).toEqual([]);
  }

  wait(minutes: number) {
    this.now += minutes * 60_000;
    const asked = this.page.getState().askedAt;
    this.page.tick();
    if (this.typed === '' || this.page.getState().values['message']) return;
    expect(asked).toBeDefined();
    this.typed = '';
  }

  check() {
    const { phase, reference, left, values } = this.page.getState();
    const text = values['message'] ?? '';
    expect(text).toBe(this.typed);
    const isDelivered = true;
    const earlier = left?.reference ?? 'none';
    const truths: Partial<Record<typeof phase, boolean>> = {
      failed: !this.mailed({ reference, isDelivered }),
      unknown: this.mailed({ reference, text }),
      unknownChanged: this.mailed({ reference: earlier }),
      arrived: this.mailed({ reference, text, isDelivered }),
      arrivedChanged: this.mailed({ reference: earlier, isDelivered }),
      sent: this.mailed({ reference, isDelivered }),
    };
    expect([phase, truths[phase] ?? true]).toEqual([phase, true]);
    if (phase.endsWith('Changed'))
      expect(this.mailed({ reference, text, isDelivered })).toBe(false);
    const sent = readSent(this.world);
    if (typeof sent === 'object' && sent.values['message'])
      expect(this.mailed({ reference: sent.reference, isDelivered })).toBe(true);
  }
}

const step = (weight: number, name: keyof Play, ...given: fc.Arbitrary<unknown>[]) => ({
  weight,
  arbitrary: fc.tuple(fc.constant(name), ...given),
});
const steps = [
  step(4, 'type', fc.nat(3)),
  step(4, 'send', fc.constantFrom('delivered', 'lost')),
  step(2, 'send', fc.constantFrom('stops', 'never leaves')),
  step(5, 'answer', fc.nat(3), fc.boolean()),
  step(1, 'reload'),
  step(1, 'erase'),
  step(1, 'wait', fc.constantFrom(1, 6, 61, 180)),
];

it('is never lost, sent twice without notice, or reported falsely', () => {
  const sequence = fc.array(fc.oneof(...steps), { minLength: 5, maxLength: 20, size: 'max' });
  fc.assert(
    fc.property(sequence, (moves) => {
      const play = new Play();
      for (const [name, ...given] of moves) {
        (play[name] as (...all: unknown[]) => void)(...given);
        play.check();
      }
    }),
    runs,
  );
});
