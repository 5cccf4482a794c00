import { about, faq, fees, last, site } from '../broken/mistake';
import { replace, type Slip } from './slip';

/** Whole files. */
export const files: Record<string, Slip> = {
  'an article saved as “UTF-8 with BOM”': {
    file: fees,
    change: (text) => `\uFEFF${text}`,
    says: [],
  },
  'the site’s facts saved as “Unicode” by Notepad': {
    file: site,
    change: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    says: [
      'content/en/site.yml:1: Is saved in another encoding (UTF-16). Save it again with the encoding UTF-8.',
    ],
  },
  'a page saved in the encoding of old Windows': {
    file: about,
    change: (text) =>
      Buffer.from(
        text.replace('It does one thing', 'José runs it. It does one thing').replaceAll('’', "'"),
        'latin1',
      ),
    says: [
      'content/en/pages/about.md:{It does one thing}: Contains a broken letter (�). Write it again, and save the file with the encoding UTF-8.',
    ],
  },
  'an article emptied by a full disk': {
    file: fees,
    change: () => '',
    says: [
      'content/en/articles/09-contingency-fees.md:1: Is empty. Restore an earlier version of the file.',
    ],
  },
  'a text pasted over the line that ends the facts': {
    file: last,
    change: replace('\n---\n\n', '\n\n'),
    says: [
      'content/en/articles/11-car-accident-case.md:17: Lacks the line of three hyphens (---) that ends the facts. Write it here.',
    ],
  },
  'the terms without their text': {
    file: 'content/en/pages/terms.md',
    change: (text) => text.slice(0, text.indexOf('\n---\n') + 5),
    says: [
      'content/en/pages/terms.md:4: Has no text below its facts. Write it, or restore an earlier version.',
    ],
  },
  'two versions of a paragraph after a merge': {
    file: fees,
    change: replace(
      '## How are costs',
      '<<<<<<< HEAD\nOne more line.\n=======\nAnother line.\n>>>>>>> main\n\n## How are costs',
    ),
    says: [
      'content/en/articles/09-contingency-fees.md:{<<<<<<<}: Contains an unresolved Git conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  'two versions of an answer after a merge': {
    file: faq,
    change: replace(
      '        subject: Does it cost anything?',
      '<<<<<<< HEAD\n        subject: Is it free?\n=======\n        subject: Does it cost anything?\n>>>>>>> main',
    ),
    says: [
      'content/en/faq.yml:{<<<<<<<}: Contains an unresolved Git conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
};
