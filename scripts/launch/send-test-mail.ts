import { contactParameters, type Sender } from '../../lib/forms/contact';
import { makeReference } from '../../lib/message/reference';
import type { EmailConfig } from '../../lib/settings';

/** Sends one message as the contact form would; throws an error with the service's answer and what to do. */
export async function sendTestMail(config: EmailConfig, sender: Sender): Promise<void> {
  if (config.isDemonstration) {
    throw new Error('No mail account is set up. Set the variables of .env.example first.');
  }
  const values = {
    user: 'Launch check',
    email: sender.mailbox,
    phone_number: 'none',
    accident_type: '0',
    message: 'This is a test of the mail account. If you can read it, the forms reach you.',
  };
  const answer = await fetch(`${config.origin}/api/v1.0/email/send`, {
    method: 'POST',
    // The account may only answer to the site's own pages.
    headers: { 'Content-Type': 'application/json', Origin: config.siteUrl },
    body: JSON.stringify({
      lib_version: '3.12.1',
      user_id: config.publicKey,
      service_id: config.serviceId,
      template_id: config.templateIds.contact,
      template_params: {
        ...contactParameters(values, [{ value: 'Test', label: 'Test' }], sender, config),
        reference: makeReference(),
      },
    }),
  }).catch(() => {
    throw new Error(`${config.origin} cannot be reached. Look at the network, then try again.`);
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(describeRefusal(config, answer.status, text));
}

function describeRefusal({ origin }: EmailConfig, status: number, text: string): string {
  const advice =
    status === 403
      ? 'In the EmailJS dashboard, under Account > Security, allow this site and requests from outside a browser; or send the contact form of the built site.'
      : 'Compare the four IDs in .env.local with the EmailJS dashboard.';
  return `${origin} did not send the mail: ${status} ${text}. ${advice}`;
}
