import { about, addText, confirmation, fact, fees, type Mistake, messages, site } from './mistake';

export const unreadable: Record<string, Mistake> = {
  'a colon inside a text': {
    file: site,
    change: fact('tagline', 'Free: and simple'),
    points: 'tagline: Free',
    says: /column 10: cannot be read\. A colon .* Put the whole text in "quotes"\./,
  },
  'a quote that is not closed': {
    file: messages,
    change: ['"{label} is required!"', '"{label} is required!'],
    points: 'required: "',
    says: /column \d+: cannot be read\. .*close each quote/,
  },
  'a tab instead of spaces': {
    file: confirmation,
    change: ['  title: What happens', '\ttitle: What happens'],
    points: '\ttitle',
    says: /column 1: cannot be read\. Begin the line with as many spaces as .* and with no tab/,
  },
  'a name that stands twice': {
    file: site,
    change: addText('name: Another'),
    points: 'name: Another',
    says: /column 1: cannot be read\. The same name is here twice\. Remove one/,
  },
  'facts that are not marked off': {
    file: about,
    change: [/^---\n/, ''],
    says: /^does not begin with its facts\. Write them between two lines of three hyphens/,
  },
  'an article whose facts cannot be read': {
    file: fees,
    change: fact('title', 'Fees: what you keep'),
    points: 'title: Fees',
    says: /column \d+: cannot be read\. A colon/,
  },
};
