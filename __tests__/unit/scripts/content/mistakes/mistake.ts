/** An edit of a content file, and what the check answers about that file alone. */
type Mistake = [
  change: Edit | [from: string | RegExp, to: string],
  /** Words of the answer; begins with "advice: " if it doesn't stop the build, empty without one. */
  answer: string,
  /** Words on the line that the answer must name; default: the first line that changed. */
  at?: string,
];
type Edit = (text: string) => string | Buffer;

export type Mistakes = Record<string, Mistake[]>;

export const fact = (name: string, value: string): [RegExp, string] => [
  new RegExp(`^${name}: .*$`, 'm'),
  `${name}: ${value}`,
];
export const append = (text: string): [RegExp, string] => [/$/, `\n${text}\n`];
/** Replaces the first of the old addresses. */
export const redirect = (from: string, to = '/about'): [RegExp, string] => [
  / {2}- from: .*\n {4}to: .*\n/,
  `  - from: ${from}\n    to: ${to}\n`,
];
