import nodemailer from 'nodemailer';

export type Mail = {
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  html: string;
};

/** Takes an SMTP server's address and returns a function that hands it a mail, or throws its refusal. */
export function createDelivery(smtpUrl: string): (mail: Mail) => Promise<void> {
  const transport = nodemailer.createTransport(smtpUrl);
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
