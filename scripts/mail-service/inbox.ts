import startMailDev from 'maildev';

/** Starts MailDev on this machine only: SMTP on one port, its inbox and REST API on the other. */
export function startInbox({ smtpPort, inboxPort }: { smtpPort: number; inboxPort: number }) {
  const inbox = startMailDev({ smtp: smtpPort, web: inboxPort, ip: '127.0.0.1', silent: true });
  inbox.listen();
  return inbox;
}
