import { readCounter, readEmailConfig } from '@/lib/settings';
import { counting, live, prefixed, type Variables } from '../account';

it('mails go to the site without an account, otherwise to EmailJS or the given origin', () => {
  const configOf = (variables: Variables) => readEmailConfig(prefixed(variables));
  expect(configOf({})).toMatchObject({ isDemonstration: true, origin: '' });
  expect(configOf({ ...live, EMAILJS_PUBLIC_KEY: ' aB3\n' })).toEqual({
    isDemonstration: false,
    origin: 'https://api.emailjs.com',
    publicKey: 'aB3',
    serviceId: 'service_1',
    templateIds: { contact: 'template_a', intake: 'template_b' },
    siteUrl: 'https://www.claims.us',
  });
  const unset = { contact: 'contact', intake: 'intake' };
  expect(configOf({})).toMatchObject({ templateIds: unset, siteUrl: 'http://localhost:3000' });
  const origin = 'https://mail.claims.us';
  expect(configOf({ ...live, EMAILJS_ORIGIN: origin })).toMatchObject({ origin });
});

it('visits are counted by name (Plausible), by ID (Umami), or not at all', () => {
  const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
  expect(readCounter(prefixed(counting))).toEqual({
    src: 'https://count.example/js/script.js',
    site: { 'data-domain': 'www.claims.us' },
    host: 'count.example',
  });
  expect(readCounter(prefixed({ ...counting, COUNT_SITE: id }))?.site).toEqual({
    'data-website-id': id,
  });
  expect(readCounter({})).toBeUndefined();
});
