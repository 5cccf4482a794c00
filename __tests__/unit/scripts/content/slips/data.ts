import { confirmation, fact, faq, fees, reviews, site } from '../broken/mistake';
import { replace, type Slip } from './slip';

const factIs =
  (name: string, value: string): Slip['change'] =>
  (text) =>
    text.replace(...fact(name, value));

/** YAML syntax and values. */
export const data: Record<string, Slip> = {
  'a list indented by tabs': {
    file: confirmation,
    change: (text) => text.replaceAll('\n    - ', '\n\t- '),
    says: [
      'content/en/confirmation.yml:{An attorney who handles such cases reads y}: column 1: cannot be read. Begin the line with as many spaces as the other names or hyphens of its group, and with no tab.',
    ],
  },
  'a line of a review with a space too many': {
    file: reviews,
    change: replace('    avatar: C', '     avatar: C'),
    says: [
      'content/en/reviews.yml:{avatar: C}: column 1: cannot be read. Begin the line with as many spaces as the other names or hyphens of its group, and with no tab.',
    ],
  },
  'a claim with a number sign in a review': {
    file: reviews,
    change: replace('A lawyer called the next morning', 'They are the #1 office in Ohio'),
    says: [
      'content/en/reviews.yml:{content: I filled in the form late at nigh}: column 80: cannot be read. The text ends before the sign #, and the rest is lost. Put the whole text in "quotes"; write comments on their own line.',
    ],
  },
  'a question that begins with a number sign': {
    file: faq,
    change: replace(
      'subject: Does it cost anything?',
      'subject: #1 question: does it cost anything?',
    ),
    says: [
      'content/en/faq.yml:{question: does it cost anything}: column 18: cannot be read. The text ends before the sign #, and the rest is lost. Put the whole text in "quotes"; write comments on their own line.',
    ],
  },
  'a step that begins with a star': {
    file: 'content/en/how-it-works.yml',
    change: replace('content: Choose the kind', 'content: *Choose* the kind'),
    says: [
      'content/en/how-it-works.yml:{content:}: column 14: cannot be read. A character has a special meaning here. Put the whole text in "quotes", and close each quote and bracket that you open.',
    ],
  },
  'an answer that begins with an exclamation mark': {
    file: faq,
    change: replace('subtitle1: No. The site is free', 'subtitle1: !Yes the site is free'),
    says: [
      'content/en/faq.yml:{Yes the site is free for you}: column 20: cannot be read. A character has a special meaning here. Put the whole text in "quotes", and close each quote and bracket that you open.',
    ],
  },
  'all cards of the legal areas but one removed': {
    file: 'content/en/legal-areas.yml',
    change: (text) => text.slice(0, text.indexOf('  - name: MalPractice')),
    says: ['content/en/legal-areas.yml:{areas:}: areas: has 1 item; needs at least 2.'],
  },
  'bold type by HTML in an answer': {
    file: faq,
    change: replace('No. The site is free for you', 'No. The site is <b>free</b> for you'),
    says: [
      'content/en/faq.yml:{The site is}: topics[2].items[2].subtitle1: says “<b>”, which visitors would see like that. Write the words alone, and a link as [words](address).',
    ],
  },
  'bold type by stars on the home page': {
    file: 'content/en/home.yml',
    change: replace('You can stop at any of them.', 'You can **stop** at any of them.'),
    says: [
      'content/en/home.yml:{text: Three small steps}: howItWorks.text: says “**”, which visitors would see like that. Write the words alone, and a link as [words](address).',
    ],
  },
  'a phone number without its area code': {
    file: site,
    change: factIs('phone', '010-0177'),
    says: [
      'content/en/site.yml:{phone: 010-0177}: phone: “010-0177” does not fit here. Write one US phone number as people read it, such as (555) 010-0142.',
    ],
  },
  'two phone numbers in one': {
    file: site,
    change: factIs('phone', '(555) 010-0177 or (555) 010-0178'),
    says: [
      'content/en/site.yml:{phone:}: phone: “(555) 010-0177 or (555) 010-0178” does not fit here. Write one US phone number as people read it, such as (555) 010-0142.',
    ],
  },
  'a year with a digit too many': {
    file: site,
    change: factIs('copyrightYear', '20245'),
    says: [
      'content/en/site.yml:{copyrightYear: 20245}: copyrightYear: is 20245; needs at most 2099. Write a year, such as 2024.',
    ],
  },
  'a network’s address copied without its s': {
    file: site,
    change: replace('https://www.facebook.com/', 'http://www.facebook.com/lantern'),
    says: [
      'content/en/site.yml:{url: http:}: social[1].url: begins with http://. Write https://, or browsers will warn visitors.',
    ],
  },
  'a source copied from a preview on one’s own computer': {
    file: fees,
    change: replace('https://www.floridabar.org/rules/rrtfb/', 'http://localhost:3000/rules'),
    says: [
      'content/en/articles/09-contingency-fees.md:{url: http:}: sources[2].url: says “http://localhost:3000/rules”, which only your own computer reaches. Write the public address.',
    ],
  },
  'another name for the site': {
    file: site,
    change: factIs('name', 'Harbor Injury Help'),
    says: [],
  },
  'another name for an accident type': {
    file: 'content/en/accident-types.yml',
    change: replace('name: MalPractice', 'name: Medical Malpractice'),
    says: [
      'content/es/accident-types.yml:{types}: types: lacks “Medical Malpractice”. Write an item with name: Medical Malpractice.',
      'content/es/accident-types.yml:{name: MalPractice}: types[2].name: “MalPractice” is not known here. Use only Auto Accident, Medical Malpractice, Personal Injury, Workers Comp, Slip And Fall, Wrongful Death.',
    ],
  },
};
