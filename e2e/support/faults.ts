import type { Page } from '@playwright/test';
import { type FaultName, faultHeader, knownFaults } from '../../tools/mail-service/faults';
import { type ArrivedMail, readInbox } from '../../tools/mail-service/inbox';

const inboxPort = JSON.parse(process.env.E2E_PORTS ?? '{}').inbox as number;

export async function setFault(page: Page, fault?: FaultName) {
  const headers = fault ? { [faultHeader]: JSON.stringify(knownFaults[fault]) } : {};
  await page.context().setExtraHTTPHeaders(headers);
}

export function deliveredMails(address: string): Promise<ArrivedMail[]> {
  return readInbox(inboxPort, address);
}
