import { type Field, readClaimQuery } from '@/lib/forms/fields';

const types = ['Auto Accident', 'Slip & Fall + 100 %'];
const options = types.map((value) => ({ value, label: value }));
const field = { name: 'accidentId', control: 'select', options, default: '' } as unknown as Field;
const zipCode = '90210';

it.each([
  ['accidentId=Auto+Accident&zipCode=90210', { accidentId: 'Auto Accident', zipCode }],
  [String(new URLSearchParams({ accidentId: types[1] ?? '' })), { accidentId: types[1] }],
  ['zipCode=+90210-1234', { zipCode }],
  ['zipCode=９０２１０', { zipCode }],
  ['accidentId=Flood&zipCode=9021', {}],
  ['accidentId=%E0%A4%A&zipCode=%%', {}],
  ['zipCode=902101', {}],
])('reads ?%s as %j', (search, claim) => {
  expect(readClaimQuery(search, [field])).toEqual(claim);
});
