import type { Operator } from './content/operator-schema';
import type { Condition } from './referral';
import type { Area } from './states';

/** What the law asks of who runs the site. Counsel decides whether these rows are enough. */
export type Rule = {
  /** States in which the operator serves people or takes their messages. */
  where: readonly Area[] | 'every state';
  /** It protects people who live there too, wherever they were hurt. */
  residents?: true;
  law: string;
  url?: string;
  /** The day on which the law was read; missing where it still has to be. */
  read?: string;
} & (
  | { refusedWithout: readonly (keyof Operator)[] }
  | { refusedIf: Condition }
  /** A text of content/forms.yml that stands where a message is sent. */
  | { text: 'advertisement' | 'sale' | 'compensation'; if: Condition }
);

const today = '2026-11-25';

/** The decision table. docs/rules.md prints it. */
export const referralLaw: readonly Rule[] = [
  {
    where: 'every state',
    refusedWithout: ['legalName', 'address', 'attorney', 'payment', 'selection', 'states'],
    law: 'ABA Model Rules 7.1 and 7.2(b), (d), as the states have adopted them',
    url: 'https://www.americanbar.org/groups/professional_responsibility/policy/ethics_2000_commission/e2k_72_202/',
    read: today,
  },
  {
    where: 'every state',
    refusedWithout: ['hours', 'retention'],
    law: 'FTC Act section 5; California Civil Code 1798.100(a)(3)',
  },
  {
    where: 'every state',
    refusedIf: 'lists a registration that has ended',
    law: 'FTC Act section 5',
  },
  {
    where: ['California'],
    refusedIf: 'has no number of the State Bar in force',
    law: 'California Business and Professions Code 6155(a)(1)',
    url: 'https://california.public.law/codes/ca_bus_and_prof_code_section_6155',
    read: today,
  },
  {
    where: ['Texas'],
    refusedIf: 'is not certified as a government or nonprofit body',
    law: 'Texas Occupations Code 952.102(a)(1)',
    url: 'http://www.lawserver.com/law/state/texas/tx-codes/texas_occupations_code_952-102',
    read: today,
  },
  {
    where: ['New York'],
    refusedWithout: ['adLabel'],
    law: 'New York Rule 7.1(f)',
  },
  {
    where: ['New York'],
    refusedIf: 'names no responsible attorney',
    law: 'New York Rule 7.1(h)',
    url: 'https://nylawblog.typepad.com/suigeneris/2007/02/new_york_lawyer_1.html',
    read: today,
  },
  {
    where: ['West Virginia'],
    refusedIf: 'names no responsible attorney',
    law: 'West Virginia Rule 7.2(d)',
    url: 'http://www.wvodc.org/infolegalservices.htm',
    read: today,
  },
  {
    where: ['Florida'],
    refusedWithout: ['attorneys'],
    law: 'Florida Bar Rules 4-7.12(a)(2) and 4-7.22(d)',
    url: 'https://www.floridabar.org/ethics/etad/qualifying-providers-lawyer-referral-services/',
    read: today,
  },
  {
    where: ['New Jersey'],
    refusedWithout: ['attorneys'],
    law: 'New Jersey Committee on Attorney Advertising, Opinion 43',
    url: 'https://njlaw.rutgers.edu/collections/ethics/caa/caa43_1.html',
  },
  {
    where: ['Washington'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Washington RCW 19.373.070(1)',
    url: 'https://lawfilesext.leg.wa.gov/Law/RCWArchive/2023/htm/RCW%20%2019%20%20TITLE/RCW%20%2019%20.373%20%20CHAPTER/RCW%20%2019%20.373%20.070.htm',
    read: today,
  },
  {
    where: ['Nevada'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Nevada NRS 603A.535',
    url: 'https://leg.state.nv.us/division/legal/lawlibrary/NRS/NRS-603A.html',
  },
  {
    where: ['Connecticut'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Connecticut General Statutes 42-526(a)(1)(D)',
    url: 'https://lawserver.com/law/state/connecticut/ct-laws/connecticut_statutes_42-526',
    read: today,
  },
  {
    where: ['Maryland'],
    residents: true,
    refusedIf: 'is paid for each message',
    law: 'Maryland Commercial Law 14-4707(a)(2)',
    url: 'https://lexace.ai/us/statute/maryland/CL-14-4707',
    read: today,
  },
  {
    where: 'every state',
    text: 'advertisement',
    if: 'says how attorneys pay',
    law: 'ABA Model Rule 7.2; Florida Bar Rule 4-7.22; New York opinions 1131, 1213, 1267',
  },
  {
    where: 'every state',
    text: 'sale',
    if: 'is paid for each message',
    law: 'California Civil Code 1798.100, .135',
  },
  {
    where: ['California'],
    text: 'compensation',
    if: 'takes messages about injuries at work',
    law: 'California Labor Code 5432(a)',
    url: 'https://self-law.org/code/ca/labor-code/5432',
    read: today,
  },
];
