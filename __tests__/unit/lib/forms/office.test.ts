import { type Office, officeParameters } from '@/lib/forms/office';
import { itInSpanish, spanish } from '../../spanish';

const office: Office = {
  name: 'ClaimLantern',
  mailLabel: 'website',
  mailbox: 'hello@claims.us',
  language: 'en',
  clocks: {
    Texas: { injury: 'P2Y', claim: 'P1Y' },
    Louisiana: { injury: 'P1Y' },
  },
  routing: [
    { key: 'texas', recipient: 'texas@claims.us', states: ['Texas'], languages: ['en'] },
    { key: 'work', recipient: 'work@claims.us', accidentTypes: ['Workers Comp'] },
    { key: 'spanish', recipient: 'espanol@claims.us', languages: [spanish] },
  ],
};
const reference = 'CL-7K2M4PQ';
const texas = { zipCode: '77001', period: 'Less than 1 Year' };

it.each([
  ['a contact message', {}, 'hello@claims.us', 'English · CL-7K2M4PQ'],
  ['one from Texas', texas, 'texas@claims.us', 'English · Texas · CL-7K2M4PQ'],
  [
    'an accident at work in Texas, by the first rule that fits',
    { ...texas, accidentId: 'Workers Comp' },
    'texas@claims.us',
    'English · Texas · CL-7K2M4PQ',
  ],
  [
    'one whose time may be over',
    { zipCode: '70112', period: 'Less than 1 Year' },
    'hello@claims.us',
    'URGENT · English · Louisiana · CL-7K2M4PQ',
  ],
  [
    'one of no state',
    { zipCode: '00000', period: 'Less than 3 Year' },
    'hello@claims.us',
    'English · CL-7K2M4PQ',
  ],
])('%s goes to its mailbox with a sortable subject', async (_, sent, mailbox, subject) => {
  const parameters = await officeParameters(sent, reference, office);
  expect(parameters).toMatchObject({ recipient: mailbox, subject, call_back: '' });
});

itInSpanish('one in Spanish goes to those who speak it, and says so', async () => {
  const own = { ...office, language: spanish };
  expect(await officeParameters(texas, reference, own)).toMatchObject({
    recipient: 'espanol@claims.us',
    subject: 'Spanish · Texas · CL-7K2M4PQ',
    call_back: 'CALL BACK IN SPANISH',
  });
});
