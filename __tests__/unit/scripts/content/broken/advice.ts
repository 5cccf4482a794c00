import { about, addText, fact, faq, fees, figure, last, long, type Mistake, site } from './mistake';

/** Advice, which doesn't stop the build. */
export const advice: Record<string, Mistake> = {
  'a Spanish source that the English article does not have': {
    file: fees.replace('/en/', '/es/'),
    change: [
      /^madeFrom:/m,
      'ownSources:\n  - {id: fee-studies, title: Honorarios, url: "https://www.uscourts.gov/es"}\nmadeFrom:',
    ],
    points: '  - {id: fee-studies',
    says: /^ownSources\[1\]\.id: has no effect\. .* Did you mean “fee-study”\?/,
  },
  'a list title that breaks on a phone': {
    file: fees,
    change: fact('listTitle', 'How contingency fees work and what you keep'),
    points: 'listTitle: How',
    says: /^listTitle: has 43 letters\. Write at most 34: a list on a phone has one line for it, and cuts off the rest\.$/,
  },
  'a long title without a list title': {
    file: fees,
    change: [/^listTitle: .*\n/m, ''],
    points: 'title: How',
    says: /^title: has 43 letters\. Write at most 34: .* Add a listTitle of that length\.$/,
  },
  'a title too long for search results': {
    file: fees,
    change: fact('title', long(61)),
    points: 'title: x',
    says: /^title: has 61 letters\. Write at most 60: search results cut off what is longer\.$/,
  },
  'a description too long for search results': {
    file: about,
    change: fact('description', long(161)),
    points: 'description: x',
    says: /^description: has 161 letters\. Write 110 to 160: search results show so much\.$/,
  },
  'a Spanish description too short for search results': {
    file: 'content/es/pages/privacy.md',
    change: fact('description', 'Sus datos.'),
    points: 'description: Sus',
    says: /^description: has 10 letters\. Write 110 to 160:/,
  },
  'a text too long for its figure': {
    file: figure,
    change: ['label: Florida, after an answer', `label: ${long(40)}`],
    points: 'label: x',
    says: /^bars\[1\]\.label: has 40 letters\. Write at most 28: a figure is understood at a glance\.$/,
  },
  'a list too long for its figure': {
    file: 'content/en/figures/11/save-first.yml',
    change: ['items:\n', `items:\n${[...'ABCDE'].map((letter) => `  - ${letter}\n`).join('')}`],
    points: 'items:',
    says: /^items: has \d+ entries\. Write at most 8:/,
  },
  'a date in the future': {
    file: fees,
    change: fact('updated', '2999-01-01'),
    points: 'updated',
    says: /^updated: is 2999-01-01, which is in the future\. Write today’s date\./,
  },
  'a picture without a caption': {
    file: fees,
    change: addText('![A brass balance on a table](cover.svg)'),
    points: '(cover.svg)',
    says: /^picture cover\.svg: has no caption, which says why it matters\. Write it in "quotes"/,
  },
  'a picture with few words for those who cannot see it': {
    file: fees,
    change: addText('![Balance](cover.svg "Weigh both sides.")'),
    points: '![Balance]',
    says: /^picture cover\.svg: has 7 letters\. Write 20 to 320: it is read aloud in place of the picture\.$/,
  },
  'a title that another article has': {
    file: last,
    change: fact('title', 'How contingency fees work and what you keep'),
    points: 'title: How',
    says: /^title: is also the title of content\/en\/articles\/09-contingency-fees\.md: nobody/,
  },
  'a source that is never cited': {
    file: fees,
    change: [
      'sources:\n',
      'sources:\n  - { id: new, title: T, publisher: P, url: "https://a.gov" }\n',
    ],
    points: '{ id: new',
    says: /^sources\.new: is never cited, so nobody sees it\. Write \[\^new\] in the text, or remove it\./,
  },
  'words that are hard to read': {
    file: fees,
    change: [/\. /g, ', notwithstanding '],
    points: '',
    says: /^reading level: is grade \d+\.\d\. People in pain and fear read best at grade 9 or below; hardest are line \d+: “/,
  },
  'the site’s name written into an answer': {
    file: faq,
    change: ['We connect people', 'ClaimLantern connects people'],
    points: 'ClaimLantern connects',
    says: /^topics\[2\]\.items\[1\]\.subtitle1: says “ClaimLantern”, the name in site\.yml\. Write \{siteName\},/,
  },
  'an article that ends without a next step': {
    file: fees,
    change: ['## What to do now', '## And now'],
    points: '',
    says: /^has no heading “What to do now”\. Readers look for their next steps: list them there\.$/,
  },
  'a short address of no article': {
    file: site,
    change: ['[11]', '[11, 40]'],
    points: 'shortAddresses',
    says: /^shortAddresses\[2\]: is 40, which is not a published article\./,
  },
  'an accident type that the finder lacks': {
    file: fees,
    change: fact('accidentType', 'Dog Bite'),
    points: 'accidentType: Dog',
    says: /^accidentType: is “Dog Bite”, which is not an accident type, so it has no effect\. Write one of: Auto Accident, /,
  },
};
