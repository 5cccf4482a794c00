import { adviceOn } from '@/scripts/canary/advice';

const refused = (status: number) => ({ went: 'refused' as const, status, text: 'no' });
const blocked = { went: 'blocked' as const, address: 'https://api.emailjs.com' };

it.each([
  [refused(426), 'quota'],
  [refused(400), 'template'],
  [refused(403), 'Account > Security'],
  [refused(412), 'mail server'],
  [refused(418), 'status page'],
  [{ ...blocked, isPolicy: true }, 'NEXT_PUBLIC_EMAILJS_ORIGIN'],
  [{ ...blocked, isPolicy: false }, 'DNS'],
  [{ went: 'nowhere' as const, why: 'no answer' }, 'certificate'],
])('advises after %j to check: %s', (visit, place) => {
  expect(adviceOn(visit)).toContain(place);
});
