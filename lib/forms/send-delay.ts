const leastTimeOpen = 3000;
const pauseAfterSuccess = 15_000;
const pauseInTrap = 10_000;

type Circumstances = {
  /** How long the page has been open, in milliseconds. */
  openFor: number;
  /** How long ago this tab sent a message, in milliseconds. */
  sinceSent?: number;
  /** True if the field that people don't see was filled in. */
  isTrapped: boolean;
};

/**
 * Returns for how many milliseconds a message waits before it goes out. What looks like a robot, or
 * like one more message by mistake, is slowed down and never dropped: it may be a person after all.
 */
export function sendDelay({ openFor, sinceSent = Infinity, isTrapped }: Circumstances): number {
  const delays = [
    leastTimeOpen - openFor,
    // A clock that was set back must not make anybody wait for longer.
    pauseAfterSuccess - Math.max(0, sinceSent),
    isTrapped ? pauseInTrap : 0,
  ];
  return Math.max(0, ...delays);
}
