import type { Operator } from '@/lib/content/operator-schema';

export const operator = {
  legalName: 'Lantern Referrals LLC',
  address: '1 Main St, Columbus, OH 43004',
  place: 'the State of Ohio',
  attorney: 'Ann Lee, Columbus',
  payment: { kind: 'membership', words: 'Attorneys pay a yearly fee.' },
  selection:
    'Attorneys are chosen in turn by location and kind of case; one receives each message.',
  states: [{ state: 'Ohio', served: true }],
  hours: { days: ['Mon'], from: '09:00', to: '17:00', timeZone: 'America/New_York' },
  retention: 'One year.',
  spanish: 'Two of our clerks speak Spanish.',
  registrations: ['California State Bar 123'],
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
