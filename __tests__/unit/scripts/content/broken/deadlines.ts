import { alabama, type Mistake } from './mistake';

export const deadlines: Record<string, Mistake> = {
  'a time without its section of the law': {
    file: alabama,
    change: [/ {2}section: Ala\. Code 6-2-38\(l\)\n/, ''],
    points: 'injury:\n  time',
    says: /^injury\.section: is missing\. Write the section of the law/,
  },
  'a law’s address that is none': {
    file: alabama,
    change: [/url: https:\/\/alison\S*6-2-38/, 'url: alison'],
    points: 'url: alison\n',
    says: /^injury\.url: “alison” does not fit here\./,
  },
  'a rule of fault that does not exist': {
    file: alabama,
    change: ['rule: contributory\n  text', 'rule: contributary\n  text'],
    points: 'rule: contributary',
    says: /^fault\.rule: .*Did you mean “contributory”\?/,
  },
  'a day of checking that is none': {
    file: alabama,
    change: ['checked: 2026-11-21', 'checked: last week'],
    points: 'checked: last week',
    says: /^checked: is not a date such as 2026-11-21\./,
  },
  'a name that no row has': {
    file: alabama,
    change: ['stops:', 'stop:'],
    points: 'stop:',
    says: /^stop: .*Did you mean “stops”\?/,
  },
  'a death from medical care without its own clock': {
    file: alabama,
    change: ['rule: same', 'rule: own'],
    points: 'deathFromCare:',
    says: /^deathFromCare\.text: is missing\. Write the clock for a death from medical care/,
  },
  'a state without the clocks of work': {
    file: alabama,
    change: [/workReport:[\s\S]*?(?=workClaim:)/, ''],
    says: /^workReport: is missing\./,
  },
};
