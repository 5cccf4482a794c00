import { readEmailConfig } from '@/lib/email-config';

const account = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template-a',
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'template-b',
  NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
};

describe('the configuration of a build', () => {
  it('is a demonstration that sends to its own address where nothing is set', () => {
    expect(readEmailConfig({})).toMatchObject({ isDemonstration: true, origin: '' });
  });

  it('sends to EmailJS once the account is set', () => {
    expect(readEmailConfig(account)).toMatchObject({
      isDemonstration: false,
      origin: 'https://api.emailjs.com',
      publicKey: 'key',
      serviceId: 'service',
      templateIds: { contact: 'template-a', intake: 'template-b' },
    });
  });

  it('takes another service, and the site’s own address', () => {
    const config = readEmailConfig({
      ...account,
      NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example',
    });
    expect(config).toMatchObject({
      origin: 'https://mail.example',
      siteUrl: 'https://www.example.com',
    });
  });
});
