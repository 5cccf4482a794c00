import { type Mistake, states } from './mistake';

export const deadlines: Record<string, Mistake> = {
  'a state twice': {
    file: states,
    change: ['state: Montana', 'state: Texas'],
    points: 'state: Texas\n    injury:\n      time: 2 years',
    says: /^states\[3\]\.state: “Texas” is here twice\. Give each item its own\./,
  },
  'a state that is misspelled': {
    file: states,
    change: ['state: Texas', 'state: Texsa'],
    points: 'state: Texsa',
    says: /^states\[3\]\.state: .*Texsa.*Did you mean “Texas”\?/,
  },
  'a time without its section of the law': {
    file: states,
    change: [/ {6}section: Ala\. Code 6-2-38\(l\)\n/, ''],
    points: 'injury:\n      time',
    says: /^states\[1\]\.injury\.section: is missing\. Write the section of the law/,
  },
  'a law’s address that is none': {
    file: states,
    change: [/url: https:\/\/alison\S*6-2-38/, 'url: alison'],
    points: 'url: alison\n',
    says: /^states\[1\]\.injury\.url: “alison” does not fit here\./,
  },
  'a rule of fault that does not exist': {
    file: states,
    change: ['rule: contributory\n      text', 'rule: contributary\n      text'],
    points: 'rule: contributary',
    says: /^states\[1\]\.fault\.rule: .*Did you mean “contributory”\?/,
  },
  'a day of checking that is none': {
    file: states,
    change: ['checked: 2026-11-21', 'checked: last week'],
    points: 'checked: last week',
    says: /^states\[1\]\.checked: is not a date such as 2026-11-21\./,
  },
  'a name that no row has': {
    file: states,
    change: ['    stops:', '    stop:'],
    points: 'stop:',
    says: /^states\[1\]\.stop: .*Did you mean “stops”\?/,
  },
};
