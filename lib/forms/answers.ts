// Values as sent (specification, section 5); the first is the default.
export const yesOrNo = ['Yes', 'No'] as const;
export const yesNoOrNotSure = [...yesOrNo, 'Not sure'] as const;
export const injuries = [
  'Back or Neck Pain',
  'Headaches',
  'Cuts and Bruises',
  'Broken Bones',
  'Other',
] as const;

export const callBacks = ['morning', 'afternoon', 'evening', 'call', 'text', 'e-mail'] as const;

/** Years since the accident. */
const years = {
  'Less than 1 Year': { least: 0, most: 1 },
  'Less than 2 Year': { least: 1, most: 2 },
  'Less than 3 Year': { least: 2, most: 3 },
  '3 Year or more': { least: 3, most: Number.POSITIVE_INFINITY },
};
type Period = keyof typeof years;
export const periods = Object.keys(years) as [Period, ...Period[]];

/** Undefined without an answer. */
export function yearsSince(period: string) {
  return Object.entries(years).find(([name]) => name === period)?.[1];
}

type StandIn = { sent: string; inMessage: string };
/** Answers without a specified value: what is sent in their place, and what the message says. */
export const standIns = {
  period: {
    '3 Year or more': {
      sent: 'Less than 3 Year',
      inMessage: 'The visitor says: it happened 3 years ago or more',
    },
  },
  fault: {
    'Not sure': {
      sent: 'No',
      inMessage: 'Not sure whether anyone says that the injured person was at fault',
    },
  },
  signup: {
    'Not sure': {
      sent: 'No',
      inMessage: 'The visitor is not sure whether they have signed with a law firm',
    },
  },
} satisfies Record<string, Record<string, StandIn>>;
