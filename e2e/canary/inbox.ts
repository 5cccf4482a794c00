import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { simpleParser } from 'mailparser';
import { isWhole, readRecord } from '../../lib/forms/record';

/**
 * Waits (milliseconds) for a mail with each token in imaps://user:password@host:993, deletes them,
 * and returns the tokens that did not arrive, or not with a whole record. Throws if the mailbox
 * can't be opened.
 */
export async function unreadableMails(
  mailbox: string,
  tokens: readonly string[],
  patience: number,
): Promise<string[]> {
  const { protocol, hostname, port, username, password } = new URL(mailbox);
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || 993,
    secure: protocol === 'imaps:',
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  });
  await client.connect();
  const lock = await client.getMailboxLock('INBOX');
  const missing = new Set(tokens);
  const withoutRecord: string[] = [];
  try {
    for (const end = Date.now() + patience; ; await sleep(5000)) {
      await client.noop();
      for (const token of missing) {
        const found = await client.search({ body: token }, { uid: true });
        if (!found || found.length === 0) continue;
        const mail = await client.fetchOne(`${found[0]}`, { source: true }, { uid: true });
        const { text = '' } = await simpleParser(mail ? (mail.source ?? '') : '');
        if (!isWhole(readRecord(text))) withoutRecord.push(`${token}: paste the template again`);
        await client.messageDelete(found, { uid: true });
        missing.delete(token);
      }
      if (missing.size === 0 || Date.now() > end) return [...missing, ...withoutRecord];
    }
  } finally {
    lock.release();
    await client.logout();
  }
}
