import { formContent } from '@/lib/forms/form-content';
import { softCheck } from '@/lib/forms/soft-check';

const { texts } = formContent('contact', 'en');
const phone = {
  name: 'phone_number',
  label: 'Phone',
  control: 'tel',
  autoComplete: 'tel',
} as const;

it.each([
  ['', false],
  ['555 010 0199', false],
  ['+52 (55) 5010 0199', false],
  ['555-0199', true],
  ['call me maybe', true],
])('the phone number “%s” is questioned: %s', (value, isDoubt) => {
  expect(softCheck(phone, value, texts, {})?.isDoubt ?? false).toBe(isDoubt);
});
