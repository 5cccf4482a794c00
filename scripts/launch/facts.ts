import type { Operator } from '../../lib/content/operator-schema';

type Fact = {
  reason: string;
  /** A live build fails without it. */
  isRequired?: true;
};

/** Why each fact about the operator is asked for. */
export const facts: Record<keyof Operator, Fact> = {
  legalName: {
    reason:
      'ABA Model Rule 7.1 forbids misleading omissions; Florida Bar Rule 4-7.22 asks for the actual or a registered name.',
    isRequired: true,
  },
  address: {
    reason: 'It belongs to the contact information of ABA Model Rule 7.2.',
    isRequired: true,
  },
  place: { reason: 'The terms say only “the place” until then.' },
  attorney: {
    reason:
      'ABA Model Rule 7.2 asks for the name and contact information of at least one lawyer or firm.',
    isRequired: true,
  },
  payment: {
    reason:
      'ABA Model Rule 7.2(b) limits what lawyers may pay for a recommendation; California B&P Code 6155 limits charges; Florida Bar Rule 4-7.22 forbids a division of fees; Washington RCW 19.373.070 asks for a signed authorization before health data is sold.',
    isRequired: true,
  },
  selection: {
    reason:
      'ABA Model Rule 7.1 requires a basis for “experienced attorneys” on About Us, and 7.3 limits who may call first; Florida Bar Rule 4-7.22 allows only attorneys licensed for the case.',
    isRequired: true,
  },
  states: {
    reason:
      'California B&P Code 6155 and Texas Occupations Code 952.102 forbid referral without a certificate, which in Texas only a government or nonprofit body can get; other states ask for a license of each attorney.',
    isRequired: true,
  },
  hours: {
    reason:
      'FTC Act section 5: the pages promise a reply in under 24 hours. Say who answers nights, weekends and holidays.',
    isRequired: true,
  },
  retention: {
    reason: 'State privacy laws ask for it, such as California Civil Code 1798.100.',
    isRequired: true,
  },
  spanish: {
    reason: 'The site invites people to write in Spanish, and each such message says so.',
  },
  registrations: {
    reason:
      'California B&P Code 6155 asks for a certificate; in Texas (Occupations Code chapter 952) only a government or nonprofit body can get one, so a for-profit service may not refer there; Florida Bar Rule 4-7.22 asks for yearly reports.',
  },
  attorneys: {
    reason:
      'Florida Bar Rule 4-7.22, New York Rule 7.1(h) and New Jersey Opinion 43 ask who gets the messages; California B&P Code 6157.2 asks for the town.',
  },
  adLabel: { reason: 'New York Rule 7.1(f) asks for “Attorney Advertising” on the home page.' },
  machineCalls: {
    reason:
      '47 CFR 64.1200(f)(9) asks for a signed consent with its words before such calls; it may not be a condition.',
  },
  routing: {
    reason: 'A message in Spanish, or for one state, should reach someone who can answer it.',
  },
};
