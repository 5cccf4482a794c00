import type { EmailConfig } from './email-config';

const networkError = 'Network Error';

/** Why an e-mail was not sent: the service's status (0 where none was reached) and its words. */
export class EmailError extends Error {
  override name = 'EmailError';
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`);
  }
}

/**
 * Takes why a send failed and says whether the message may have arrived all the same: the connection
 * broke, or a server in between gave up waiting.
 */
export function mayHaveArrived(reason: unknown): boolean {
  if (!(reason instanceof EmailError)) return false;
  const isBroken = reason.status === 0 && reason.text === networkError && navigator.onLine;
  // 504 and, from Cloudflare, 520 to 527: the one in between does not know either.
  return isBroken || reason.status === 504 || (reason.status >= 520 && reason.status <= 527);
}

/** Loads the e-mail library, which no page needs before somebody writes. */
export function loadEmailLibrary() {
  return import('@emailjs/browser');
}

/**
 * Takes a template's id and its parameters and sends them as one e-mail from the browser; throws
 * an EmailError for every other answer than status 200 or the text "OK" (specification, section 7).
 */
export async function sendEmail(
  config: EmailConfig,
  templateId: string,
  parameters: Record<string, string>,
): Promise<void> {
  try {
    const { init, send } = await loadEmailLibrary();
    init(config.publicKey, config.origin);
    const answer = await send(config.serviceId, templateId, parameters, config.publicKey);
    // A static host may answer any address with a page and status 200; that is not a sent message.
    if (config.isDemonstration && answer.text !== 'OK') throw answer;
  } catch (reason) {
    throw toEmailError(reason);
  }
}

function toEmailError(reason: unknown): EmailError {
  if (isAnswer(reason)) {
    // The library reports an unreachable service with an empty text; the specification names it.
    return new EmailError(reason.status, reason.status === 0 ? networkError : reason.text);
  }
  // Missing keys are thrown by the library as plain texts; a script that did not load as an Error.
  return new EmailError(0, reason instanceof Error ? reason.message : String(reason));
}

function isAnswer(reason: unknown): reason is { status: number; text: string } {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;
}
