export const site = 'content/en/site.yml';
export const faq = 'content/en/faq.yml';
export const reviews = 'content/en/reviews.yml';
export const messages = 'content/en/messages.yml';
export const confirmation = 'content/en/confirmation.yml';
export const legalAreas = 'content/en/legal-areas.yml';
export const alabama = 'content/en/deadlines/alabama.yml';
export const forms = 'content/en/forms.yml';
export const about = 'content/en/pages/about.md';
export const privacy = 'content/en/pages/privacy.md';
export const email = 'content/emails/intake.html';
export const figure = 'content/en/figures/09/fee-caps.yml';
export const fees = 'content/en/articles/09-contingency-fees.md';
export const last = 'content/en/articles/11-car-accident-case.md';

export type Mistake = {
  /** File and edits: each text and its replacement. */
  file: string;
  change: [from: string | RegExp, to: string];
  /** Start of the line that the answer must name; default: the first line. */
  points?: string;
  /** What the answer must say, beginning with the field. */
  says: RegExp;
};

/** Changes a fact at the start of a line. */
export const fact = (name: string, value: string): [RegExp, string] => [
  new RegExp(`^${name}: .*$`, 'm'),
  `${name}: ${value}`,
];
/** Appends a line. */
export const addText = (text: string): [RegExp, string] => [/$/, `\n${text}\n`];
export const long = (length: number) => 'x'.repeat(length);
