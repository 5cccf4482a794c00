import { readEmailConfig } from '@/lib/email-config';
import { contactParameters } from '@/lib/forms/contact';
import { intakeParameters } from '@/lib/forms/intake';

const sender = {
  name: 'ClaimLantern',
  mailLabel: 'ClaimLantern website',
  mailbox: 'to@site.example',
};

describe('the template parameters of section 7', () => {
  it('of the contact form hold the accident type’s name and the logo', () => {
    const values = {
      user: 'Ana',
      email: 'ana@example.com',
      phone_number: '555',
      accident_type: '1',
      message: 'Hello',
    };
    const config = readEmailConfig({ NEXT_PUBLIC_SITE_URL: 'https://site.example' });
    expect(contactParameters(values, ['Auto Accident', 'MalPractice'], sender, config)).toEqual({
      name: 'ClaimLantern website',
      recipient: 'to@site.example',
      from_name: 'Ana',
      email: 'ana@example.com',
      accidentId: 'MalPractice',
      phone_number: '555',
      reply_to: 'ana@example.com',
      message: 'Hello',
      logoUrl: 'https://site.example/logo.png',
      logoLink: 'https://site.example',
      logoString: 'ClaimLantern',
    });
  });

  it('of the intake form hold each answer under its own name', () => {
    const values = {
      accidentId: 'Auto Accident',
      zipCode: '90210',
      user: 'Ana',
      email: 'ana@example.com',
      phone_number: '555',
      period: 'Less than 2 Year',
      medical: 'No',
      fault: 'No',
      signup: 'No',
      stay: 'Other',
      message: 'Hello',
    };
    expect(intakeParameters(values, sender)).toEqual({
      name: 'ClaimLantern website',
      recipient: 'to@site.example',
      from_name: 'Ana',
      email: 'ana@example.com',
      accidentId: 'Auto Accident',
      fault: 'No',
      medical: 'No',
      period: 'Less than 2 Year',
      phone_number: '555',
      signup: 'No',
      stay: 'Other',
      zipCode: '90210',
      reply_to: 'ana@example.com',
      message: 'Hello',
    });
  });
});
