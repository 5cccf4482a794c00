import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FaultName, faultHeader, knownFaults } from '../../tools/mail-service/faults';
import { type ArrivedMail, readInbox } from '../../tools/mail-service/inbox';
import type { Ports } from '../../tools/ports';
import { siteListener } from '../../tools/serve-site';

const framePage = '<!doctype html><title>A frame</title><iframe></iframe>';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Serves the built site to one engine. Injects mail faults itself: drivers can't set headers. */
export async function startSite(ports: Pick<Ports, 'smtp' | 'inbox'>) {
  const answer = siteListener('out', ports.smtp, { playsFaults: true });
  let fault: FaultName | undefined;
  let policy: string | undefined;
  let held = Promise.resolve();
  let release = () => {};
  const problems: string[] = [];

  const server = createServer(async (request, response) => {
    const address = request.url ?? '';
    // A held script must not come from the cache.
    response.setHeader('Cache-Control', 'no-cache');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    if (address === '/frame') {
      response.setHeader('Content-Type', 'text/html').end(framePage);
    } else if (address === '/problem') {
      problems.push(Buffer.concat(await request.toArray()).toString());
      response.end();
    } else {
      if (fault) request.headers[faultHeader] = JSON.stringify(knownFaults[fault]);
      if (address.startsWith('/_next/') && address.endsWith('.js')) await held;
      answer(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    problems,
    setFault(name?: FaultName) {
      fault = name;
    },
    /** Sends a policy that blocks mails but allows error reports. */
    blockMails() {
      policy = `connect-src ${origin}/problem`;
    },
    holdScripts() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    releaseScripts: () => release(),
    reset() {
      fault = undefined;
      policy = undefined;
      release();
      problems.length = 0;
    },
    mailsFrom: (address: string): Promise<ArrivedMail[]> => readInbox(ports.inbox, address),
    stop() {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
