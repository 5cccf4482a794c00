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
