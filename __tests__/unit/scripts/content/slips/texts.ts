import { about, fees, privacy } from '../broken/mistake';
import { replace, type Slip } from './slip';

const heading = '## What is left of $100,000? {#what-is-left-of-100000}\n';
const above = (text: string) => replace(heading, `${text}\n\n${heading}`);

/** Markdown. */
export const texts: Record<string, Slip> = {
  'a paragraph pasted from Word': {
    file: fees,
    change: above('<p class="MsoNormal">The first talk is free.</p>'),
    says: [
      'content/en/articles/09-contingency-fees.md:{p class}: HTML: “<p class="MsoNormal">The first talk is free.</p>” is left out, often with the text inside. Write the text alone.',
    ],
  },
  'a link that runs a script': {
    file: about,
    change: replace('We are not a law firm.', 'We are [not a law firm](javascript:alert(1)).'),
    says: [
      'content/en/pages/about.md:{is a referral service}: link: “[not a law firm](javascript:alert(1)” is shown as it is written. Write [words](address), with no space in the address; it begins with https://, / or #.',
    ],
  },
  'a picture with a space in its name': {
    file: fees,
    change: above('![A brass balance on a table](my balance.svg "Weigh both sides.")'),
    says: [
      'content/en/articles/09-contingency-fees.md:{A brass balance on a table}: picture: “![A brass balance on a table](my balance.svg "Weig…” is shown as it is written. Write ![what it shows](name.svg "caption"), with no space in the name.',
    ],
  },
  'a space between the words of a link and its address': {
    file: privacy,
    change: (text) => `${text}\nRead more at [the FTC] (https://www.ftc.gov/).\n`,
    says: [
      'content/en/pages/privacy.md:{Read more at}: link: “[the FTC] (https://www.ftc.gov/)” is shown as it is written. Write [words](address), with no space in the address; it begins with https://, / or #.',
    ],
  },
  'a link with one slash': {
    file: fees,
    change: above('Ask [the bar](https:/www.floridabar.org/) about it.'),
    says: [
      'content/en/articles/09-contingency-fees.md:{the bar}: broken link https:/www.floridabar.org/: This is not an address. Write an article such as blogs/9, a page such as /about, or an address that begins with https://.',
    ],
  },
  'a link to a preview on one’s own computer': {
    file: fees,
    change: above('Read [our list](http://localhost:3000/blogs/page1/9) first.'),
    says: [
      'content/en/articles/09-contingency-fees.md:{our list}: text: says “http://localhost:3000/blogs/page1/9”, which only your own computer reaches. Write the public address.',
    ],
  },
  'bold type that is not closed': {
    file: fees,
    change: replace('- **Before a lawsuit**, the', '- **Before a lawsuit, the'),
    says: [
      'content/en/articles/09-contingency-fees.md:{Before a lawsuit}: text: “**Before” is shown as it is written. Write two stars directly before the first and after the last **bold word**.',
    ],
  },
  'a heading of a level that articles lack': {
    file: fees,
    change: replace(heading, heading.replace('## ', '#### ')),
    says: [
      'content/en/articles/09-contingency-fees.md:{What is left of}: heading: begins with ####. Write ## or ###.',
    ],
  },
  'a heading without a space': {
    file: fees,
    change: replace(heading, heading.replace('## ', '##')),
    says: [
      'content/en/articles/09-contingency-fees.md:{What is left of}: heading: “##What” is shown as it is written. Write a space after ##.',
    ],
  },
  'points pasted from Word': {
    file: about,
    change: (text) => `${text}\n• Tell us where\n• Describe your case\n`,
    says: [
      'content/en/pages/about.md:{Tell us where}: list: “• Tell” is shown as it is written. Begin each point with a hyphen and a space.',
    ],
  },
  'a row of a table without its last cell': {
    file: fees,
    change: (text) => text.replace(/^(\| New Jersey .*?)\|.*\|$/m, '$1|'),
    says: [
      'content/en/articles/09-contingency-fees.md:{New Jersey                              |}: table row: has 1 cell; needs 2, one for each column.',
    ],
  },
  'an empty line inside a table': {
    file: fees,
    change: replace('| US government ', '\n| US government '),
    says: [
      'content/en/articles/09-contingency-fees.md:{US government}: table: “| US government | 20% before a lawsuit, 25% after …” is shown as it is written. Write the heads, a line of | --- | for each column, and the rows, with no empty line between.',
    ],
  },
};
