import type { Operator } from '@/lib/content/operator-schema';

type Registration = NonNullable<Operator['registrations']>[number];
export const california: Registration = {
  state: 'California',
  body: 'State Bar of California',
  kind: 'nonprofit',
  number: '123',
  validUntil: '2099-12-31',
};
export const texas: Registration = { ...california, state: 'Texas', body: 'State Bar of Texas' };

/** A lawful operator who serves every state. */
export const operator = {
  wording: 'neutral',
  legalName: 'Lantern Referrals LLC',
  address: '1 Main St, Columbus, OH 43004',
  place: 'the State of Ohio',
  attorney: { name: 'Ann Lee, Columbus' },
  payment: { kind: 'membership', words: 'Attorneys pay a yearly fee.' },
  selection:
    'Attorneys are chosen in turn by location and kind of case; one receives each message.',
  states: { all: true },
  hours: { days: ['Mon'], from: '09:00', to: '17:00', timeZone: 'America/New_York' },
  retention: 'We delete messages after a year.',
  spanish: 'Two of our clerks speak Spanish.',
  registrations: [california, texas],
  attorneys: [
    {
      name: 'Ann Lee',
      firm: 'Lee Law',
      town: 'Columbus, OH',
      license: 'Ohio',
      url: 'https://www.supremecourt.ohio.gov',
    },
  ],
  adLabel: 'Attorney Advertising',
  machineCalls: 'Lee Law',
  routing: [{ key: 'ohio', recipient: 'ohio@claims.us', states: ['Ohio'] }],
} satisfies Operator;
