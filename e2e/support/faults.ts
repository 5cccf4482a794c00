import type { Page } from '@playwright/test';
import { type ArrivedMail, readInbox } from '../../tools/mail-service/inbox';
import { type Fault, faultHeader } from '../../tools/mail-service/listener';

const inboxPort = JSON.parse(process.env.E2E_PORTS ?? '{}').inbox as number;

export async function setFault(page: Page, fault?: Fault) {
  await page.context().setExtraHTTPHeaders(fault ? { [faultHeader]: fault } : {});
}

export function deliveredMails(address: string): Promise<ArrivedMail[]> {
  return readInbox(inboxPort, address);
}
