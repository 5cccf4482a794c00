import type { EmailConfig } from '@/lib/email-config';
import type { Fields, FormValues } from './fields';

/** Takes the accident type names and returns the contact form's fields (specification, section 3). */
export function contactFields(accidentTypes: readonly string[]) {
  return {
    user: { control: 'text', label: 'Name', autoComplete: 'name' },
    email: { control: 'email', label: 'Email', autoComplete: 'email' },
    phone_number: { control: 'tel', label: 'Phone Number', autoComplete: 'tel' },
    accident_type: {
      control: 'select',
      label: 'Accident Type',
      options: accidentTypes.map((name, index) => ({ value: String(index), label: name })),
      default: '0',
    },
    message: { control: 'message', label: 'Message' },
  } as const satisfies Fields;
}

export type ContactValues = FormValues<ReturnType<typeof contactFields>>;

/** What every e-mail says of the site itself. */
export type Sender = { name: string; mailLabel: string; mailbox: string };

/** Takes a contact form's values and returns the template parameters of section 7. */
export function contactParameters(
  values: ContactValues,
  accidentTypes: readonly string[],
  sender: Sender,
  config: EmailConfig,
): Record<string, string> {
  return {
    name: sender.mailLabel,
    recipient: sender.mailbox,
    from_name: values.user,
    email: values.email,
    accidentId: accidentTypes[Number(values.accident_type)] ?? '',
    phone_number: values.phone_number,
    reply_to: values.email,
    message: values.message,
    logoUrl: `${config.siteUrl}/logo.png`,
    logoLink: config.siteUrl,
    logoString: sender.name,
  };
}
