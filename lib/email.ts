import type { EmailConfig } from './settings';

const networkError = 'Network Error';

/** Why an e-mail was not sent: the status of the service (0 if unreachable) and its text. */
export class EmailError extends Error {
  override name = 'EmailError';
  constructor(
    readonly status: number,
    readonly text: string,
    /** True if the request left and was not refused, so the message may have arrived. */
    readonly mayHaveArrived = false,
  ) {
    super(`${status} ${text}`);
  }
}

/** Loads the e-mail library on demand. */
export function loadEmailLibrary() {
  return import('@emailjs/browser');
}

type SendOptions = {
  /** Aborting has an effect only before the request is sent. */
  signal?: AbortSignal;
  /** Called when the request is sent. */
  onLeave?: () => void;
};

/**
 * Sends a template's parameters as one e-mail from the browser; throws an EmailError for every answer but
 * status 200 with the text "OK". That a browser says it is online or offline proves nothing either way.
 */
export async function sendEmail(
  config: EmailConfig,
  templateId: string,
  parameters: Record<string, string>,
  { signal, onLeave }: SendOptions = {},
): Promise<void> {
  const { init, send } = await loadEmailLibrary().catch(asEmailError);
  if (signal?.aborted) throw new EmailError(0, 'Canceled before it was sent');
  const watch = watchPolicy(config.origin);
  try {
    init(config.publicKey, config.origin);
    onLeave?.();
    const answer = await send(config.serviceId, templateId, parameters, config.publicKey);
    // The library takes any 200, which a sign-in page of a network answers too, and the text alone.
    if (answer.status !== 200 || answer.text.trim() !== 'OK') throw { ...answer };
  } catch (reason) {
    if (!isAnswer(reason)) return asEmailError(reason);
    const { status, text } = reason;
    // The library reports an unreachable service with an empty text; the specification names it.
    if (status === 0) throw new EmailError(0, networkError, !(await watch.hasBlocked()));
    throw new EmailError(status, text, !isRefusal(status, text));
  } finally {
    watch.end();
  }
}

/** Whether a response is the service's own refusal. A proxy may answer after the mail went out. */
function isRefusal(status: number, text: string): boolean {
  const words =
    /\b(required|not found|invalid|corrupted|disabled|not allowed|blocked|limit|too many requests)\b/i;
  return (
    [400, 402, 403, 412, 413, 422, 429].includes(status) && /^\w/.test(text) && words.test(text)
  );
}

/** Watches whether a policy stops requests to the service, which a script sees as a broken connection. */
function watchPolicy(origin: string) {
  let isBlocked = false;
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    // Ignore violations caused by extensions.
    isBlocked ||= effectiveDirective === 'connect-src' && blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    async hasBlocked() {
      // The violation event comes in a separate task, in no guaranteed order.
      await new Promise((resolve) => setTimeout(resolve));
      return isBlocked;
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

/** Missing keys are thrown by the library as plain texts; a script that did not load as an Error. */
function asEmailError(reason: unknown): never {
  if (reason instanceof EmailError) throw reason;
  throw new EmailError(0, reason instanceof Error ? reason.message : String(reason));
}

function isAnswer(reason: unknown): reason is { status: number; text: string } {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'status' in reason &&
    !(reason instanceof Error)
  );
}
