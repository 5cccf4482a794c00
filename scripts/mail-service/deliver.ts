import type { Transporter } from 'nodemailer';

export type Mail = {
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  html: string;
};

/** Takes the way to an SMTP server and returns a function that hands it a mail, or throws its refusal. */
export function createDelivery(transport: Transporter): (mail: Mail) => Promise<void> {
  return async ({ fromName, to, replyTo, subject, html }) => {
    // The service sends from the account's own mailbox; here that is the recipient's.
    await transport.sendMail({
      from: { name: fromName, address: to },
      to: { name: '', address: to },
      replyTo: { name: '', address: replyTo },
      subject,
      html,
    });
  };
}
