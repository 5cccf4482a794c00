import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

/**
 * Waits (milliseconds) for a mail with the token in imaps://user:password@host:993, and deletes
 * it. Throws if the mailbox can't be opened.
 */
export async function arrives(mailbox: string, token: string, patience: number): Promise<boolean> {
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
  try {
    for (const end = Date.now() + patience; Date.now() < end; await sleep(5000)) {
      await client.noop();
      const found = await client.search({ body: token }, { uid: true });
      if (!found || found.length === 0) continue;
      await client.messageDelete(found, { uid: true });
      return true;
    }
    return false;
  } finally {
    lock.release();
    await client.logout();
  }
}
