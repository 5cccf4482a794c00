import { sendDelay } from '@/lib/forms/send-delay';

const usual = { openFor: 60_000, isTrapped: false };

describe('the delay before a message goes out', () => {
  it('is none for a person', () => {
    expect(sendDelay(usual)).toBe(0);
  });

  it('makes up what is missing of three seconds on the page', () => {
    expect(sendDelay({ ...usual, openFor: 500 })).toBe(2500);
  });

  it('is ten seconds where the hidden field is filled in, and never a refusal', () => {
    expect(sendDelay({ ...usual, isTrapped: true })).toBe(10_000);
  });

  it('keeps a pause after a message that was sent', () => {
    expect(sendDelay({ ...usual, sinceSent: 5_000 })).toBe(10_000);
    expect(sendDelay({ ...usual, sinceSent: 20_000 })).toBe(0);
  });

  it('is not longer where the clock was set back', () => {
    expect(sendDelay({ ...usual, sinceSent: -3_600_000 })).toBe(15_000);
  });
});
