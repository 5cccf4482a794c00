import { load } from 'cheerio';

/** A mail as the inbox's REST API shows it. */
export type ArrivedMail = {
  subject: string;
  html: string;
  headers: Record<string, string | string[]>;
  from: { name: string; address: string }[];
  to: { address: string }[];
  replyTo: { address: string }[];
  envelope: { from: { address: string }; to: { address: string }[] };
};

/** Takes the inbox's port and returns the mails in it, all of them or those that reply to one address. */
export async function readInbox(port: number, replyTo?: string): Promise<ArrivedMail[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/email`);
  const mails: ArrivedMail[] = await answer.json();
  return mails.filter((mail) => !replyTo || mail.replyTo[0]?.address === replyTo);
}

/** Takes a mail's HTML and returns what its reader sees: the answers by their labels, and the message. */
export function readMail(html: string): { answers: Record<string, string>; message: string } {
  const page = load(html);
  const rows = page('tr').toArray();
  return {
    answers: Object.fromEntries(
      rows.map((row) => [page('th', row).text(), page('td', row).text()]),
    ),
    message: page('h2 + p').text(),
  };
}
