import { expect, type Page } from '@playwright/test';
import {
  type Fault,
  type FaultName,
  faultHeader,
  knownFaults,
} from '../../tools/mail-service/faults';
import { type ArrivedMail, readInbox } from '../../tools/mail-service/inbox';

const inboxPort = JSON.parse(process.env.E2E_PORTS ?? '{}').inbox as number;

export async function setFault(page: Page, fault?: FaultName | Fault) {
  const meant = typeof fault === 'string' ? knownFaults[fault] : fault;
  const headers = meant ? { [faultHeader]: JSON.stringify(meant) } : undefined;
  await page.context().setExtraHTTPHeaders(headers ?? {});
}

export function deliveredMails(address: string): Promise<ArrivedMail[]> {
  return readInbox(inboxPort, address);
}

export async function deliveredMail(address: string): Promise<ArrivedMail> {
  await expect.poll(async () => (await deliveredMails(address)).length).toBe(1);
  const [mail] = await deliveredMails(address);
  return mail as ArrivedMail;
}
