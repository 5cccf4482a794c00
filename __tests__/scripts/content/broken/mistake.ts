export const site = 'content/site.yml';
export const faq = 'content/faq.yml';
export const reviews = 'content/reviews.yml';
export const messages = 'content/messages.yml';
export const confirmation = 'content/confirmation.yml';
export const states = 'content/deadlines.yml';
export const forms = 'content/forms.yml';
export const about = 'content/pages/about.md';
export const privacy = 'content/pages/privacy.md';
export const email = 'content/emails/intake.html';
export const figure = 'content/figures/09/fee-caps.yml';
export const fees = 'content/articles/09-contingency-fees.md';
export const last = 'content/articles/16-filing-claims-promptly.md';

export type Mistake = {
  /** The file and the change that breaks it: each text and what stands there instead. */
  file: string;
  change: [from: string | RegExp, to: string];
  /** Words of the line to which the answer must point; the first line where there are none. */
  points?: string;
  /** What the answer must say, the field first. */
  says: RegExp;
};

/** The change of a fact that stands at the beginning of a line. */
export const fact = (name: string, value: string): [RegExp, string] => [
  new RegExp(`^${name}: .*$`, 'm'),
  `${name}: ${value}`,
];
/** The change that adds a line to the end of a file. */
export const addText = (text: string): [RegExp, string] => [/$/, `\n${text}\n`];
export const long = (length: number) => 'x'.repeat(length);
