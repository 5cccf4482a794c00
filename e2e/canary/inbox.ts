import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

/**
 * Waits (milliseconds) for a mail with each token in imaps://user:password@host:993, deletes them,
 * and returns the tokens that did not arrive. Throws if the mailbox can't be opened.
 */
export async function missingMails(
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
  try {
    for (const end = Date.now() + patience; ; await sleep(5000)) {
      await client.noop();
      for (const token of missing) {
        const found = await client.search({ body: token }, { uid: true });
        if (!found || found.length === 0) continue;
        await client.messageDelete(found, { uid: true });
        missing.delete(token);
      }
      if (missing.size === 0 || Date.now() > end) return [...missing];
    }
  } finally {
    lock.release();
    await client.logout();
  }
}
