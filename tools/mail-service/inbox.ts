import { load } from 'cheerio';
import startMailDev from 'maildev';
import web from 'maildev/lib/web.js';
import { answerOwnPagesOnly } from '../own-pages';

/** Starts MailDev on this machine: SMTP, and an inbox with a REST API. */
export function startInbox({ smtpPort, inboxPort }: { smtpPort: number; inboxPort: number }) {
  startMailDev({ smtp: smtpPort, web: inboxPort, ip: '127.0.0.1', silent: true }).listen();
  answerOwnPagesOnly(web.server);
}

export type ArrivedMail = {
  subject: string;
  html: string;
  headers: Record<string, string | string[]>;
  from: { name: string; address: string }[];
  to: { address: string }[];
  replyTo: { address: string }[];
  envelope: { from: { address: string }; to: { address: string }[] };
};

export async function readInbox(port: number, replyTo?: string): Promise<ArrivedMail[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/email`);
  const mails: ArrivedMail[] = await answer.json();
  return mails.filter((mail) => !replyTo || mail.replyTo[0]?.address === replyTo);
}

/** Answers by label, and the message, as the reader sees them. */
export function readMail(html: string): { answers: Record<string, string>; message: string } {
  const page = load(html);
  const rows = page('tr').toArray();
  return {
    answers: Object.fromEntries(
      rows.map((row) => [page('th', row).text().trim(), page('td', row).text()]),
    ),
    message: page('h2 + pre').text(),
  };
}
