import { addText, fact, faq, fees, forms, type Mistake, privacy, site } from './mistake';

export const pages: Record<string, Mistake> = {
  'a page without its description': {
    file: privacy,
    change: [/^description: .*\n/m, ''],
    points: 'title: Privacy',
    says: /^description: is missing\. Write one sentence for search results/,
  },
  'a place in a page that nothing fills in': {
    file: privacy,
    change: addText('Call {fone}.'),
    points: 'Call {fone}',
    says: /^text: says \{fone\}, which nothing fills in\. Use only \{siteName\}, \{phone\}, \{mailbox\}, \{operator\}, \{place\}, \{visits\}, \{sale\}\./,
  },
  'a privacy page that does not say whether visits are counted': {
    file: privacy,
    change: ['{visits} ', ''],
    points: '',
    says: /^text: lacks \{visits\}, which says whether visits are counted\./,
  },
  'a place of a page in an article': {
    file: fees,
    change: addText('Call {phone}.'),
    points: 'Call {phone}',
    says: /^text: says \{phone\}, which nothing fills in\. Write a figure as/,
  },
  'a link in a page that is broken': {
    file: privacy,
    change: addText('See [the terms](/terms).'),
    points: 'See [the terms]',
    says: /^broken link \/terms: There is no such page\./,
  },
  'a link to a part that a page does not have': {
    file: fees,
    change: addText('See [this](/privacy#cookies).'),
    points: 'See [this]',
    says: /^broken link \/privacy#cookies: That page has no such heading\. Write one of #/,
  },
  'a link in an answer that is broken': {
    file: faq,
    change: ['](/deadlines)', '](/deadline)'],
    points: '](/deadline)',
    says: /^broken link \/deadline: There is no such page\./,
  },
  'a link above Send that is broken': {
    file: forms,
    change: ['(/privacy)', '(/privcy)'],
    points: '(/privcy)',
    says: /^broken link \/privcy: There is no such page\./,
  },
  'a link where none can be': {
    file: site,
    change: fact('tagline', 'A free way to [a lawyer](/about)'),
    points: 'tagline',
    says: /^broken link \/about: Links don’t work in this text\. Write the words only\./,
  },
  'nothing to know before sending': {
    file: forms,
    change: [/^ {2}keep:\n( {4}- .*\n)+/m, '  keep: []\n'],
    points: 'keep: []',
    says: /^atSend\.keep: has 0 items; needs at least 1\. Write what everyone should know before/,
  },
  'a fact about the operator that is unknown': {
    file: site,
    change: ['operatorWords:', 'operator:\n  legalNam: Lantern LLC\noperatorWords:'],
    points: 'legalNam: Lantern',
    says: /^operator\.legalNam: “legalNam” is not known here\. Did you mean “legalName”\?/,
  },
  'a fact about the operator that is empty': {
    file: site,
    change: ['operatorWords:', 'operator:\n  selection:\noperatorWords:'],
    points: 'selection:\noperatorWords',
    says: /^operator\.selection: is empty\. Write how attorneys are chosen/,
  },
  'registrations without one': {
    file: site,
    change: ['operatorWords:', 'operator:\n  registrations: []\noperatorWords:'],
    points: 'registrations: []',
    says: /^operator\.registrations: has 0 items; needs at least 1\. Add each state .*, or leave the list out\./,
  },
  'a label without words': {
    file: site,
    change: ['  legalName: Run by', '  legalName: ""'],
    points: 'legalName: ""',
    says: /^operatorWords\.legalName: is empty\. Write the text shown here on the site\./,
  },
};
