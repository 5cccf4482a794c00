import type { EmailJSResponseStatus } from '@emailjs/browser';
import { countEvent } from './count';
import type { Message } from './message/message';
import type { Sent } from './message/records';
import type { EmailConfig } from './settings';

const networkError = 'Network Error';

export class EmailError extends Error {
  override name = 'EmailError';
  constructor(
    readonly status: number,
    readonly text: string,
    /** The request left and was not refused, so the message may have arrived. */
    readonly mayHaveArrived = false,
  ) {
    super(`${status} ${text}`);
  }
}

export function loadEmailLibrary() {
  return import('@emailjs/browser');
}

type SendOptions = {
  signal?: AbortSignal;
  onLeave?: () => void;
};

/**
 * Sends one e-mail. Throws an EmailError unless the answer is 200 and "OK"; other errors mean that
 * nothing left. Ignores navigator.onLine, which is unreliable.
 */
export async function sendEmail(
  config: EmailConfig,
  templateId: string,
  parameters: Record<string, string>,
  { signal, onLeave }: SendOptions = {},
): Promise<void> {
  const { init, send } = await loadEmailLibrary();
  if (signal?.aborted) throw new EmailError(0, 'Canceled before it was sent');
  const watch = watchPolicy(config.origin);
  try {
    init(config.publicKey, config.origin);
    onLeave?.();
    // The library accepts any 200, including a captive portal's, and throws other answers.
    const sent = send(config.serviceId, templateId, parameters, config.publicKey);
    const { status, text } = await sent.catch((answer: EmailJSResponseStatus | Error) => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    if (status === 200 && text.trim() === 'OK') return;
    // The library reports an empty text; the specification names it.
    if (status === 0) throw new EmailError(0, networkError, !(await watch.hasBlocked()));
    throw new EmailError(status, text, !isRefusal(status, text));
  } finally {
    watch.end();
  }
}

// Listed with their words in deploy/README.md.
const refusals = [400, 401, 403, 412, 413, 422, 426, 429];

/** Whether this is the service's own refusal; a proxy may answer after the mail was sent. */
function isRefusal(status: number, text: string): boolean {
  if (status === 400 && text === 'Bad Request') return true;
  // Any server may say that it found no page.
  if (status === 404) return /^(account|user|service|template)\b.* not found/i.test(text);
  const words =
    /\b(required|not found|invalid|insufficient|corrupted|disabled|not allowed|blocked|limit|too many requests|unauthorized|empty|quota|private key)\b/i;
  return refusals.includes(status) && /^\w/.test(text) && words.test(text);
}

/** Detects requests blocked by a policy, which look like network errors to scripts. */
function watchPolicy(origin: string) {
  let isBlocked = false;
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    // Ignore violations by extensions.
    isBlocked ||= effectiveDirective === 'connect-src' && blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    async hasBlocked() {
      // The violation event arrives in a separate task.
      await new Promise((resolve) => setTimeout(resolve));
      return isBlocked;
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

const giveUpAfter = 30_000;

type Prepared = {
  answers: Sent['answers'];
  send: (options: { signal: AbortSignal; onLeave: () => void }) => Promise<void>;
};

/**
 * Runs one press of Send. `prepare` returns what to send, or undefined if the visitor must act
 * first. Cancels what hasn't left within half a minute.
 */
export async function attempt(message: Message, prepare: () => Promise<Prepared | undefined>) {
  const id = message.press();
  if (!id) return;
  const canceling = new AbortController();
  let unlock: (() => void) | undefined;

  function fail(outcome: 'refused' | 'unknown', status: number, ...reasons: unknown[]) {
    console.error(...reasons);
    countEvent('Not sent', { status });
    message[outcome](id as string);
    unlock?.();
  }

  let timer = setTimeout(() => {
    canceling.abort();
    fail('refused', 0, 'The message was not sent, because a part of the page did not load.');
  }, giveUpAfter);

  try {
    const prepared = await prepare();
    unlock = prepared && (await lockFor(message.getState().reference));
    if (!prepared || !unlock) return message.stop(id, prepared !== undefined);
    await prepared.send({
      signal: canceling.signal,
      onLeave() {
        clearTimeout(timer);
        if (!message.leave(id, prepared.answers)) canceling.abort();
        canceling.signal.throwIfAborted();
        timer = setTimeout(fail, giveUpAfter, 'unknown', 0, 'No answer came within half a minute.');
      },
    });
    message.sent(id);
  } catch (reason) {
    if (canceling.signal.aborted) return;
    const isUnknown = reason instanceof EmailError && reason.mayHaveArrived;
    const words = isUnknown ? 'may not have been sent' : 'was not sent';
    const status = reason instanceof EmailError ? reason.status : 0;
    fail(isUnknown ? 'unknown' : 'refused', status, `The message ${words}.`, reason);
  } finally {
    clearTimeout(timer);
    unlock?.();
  }
}

/** Returns what gives the message free again, or undefined if another tab is sending it. */
function lockFor(reference: string): Promise<(() => void) | undefined> {
  // Missing without TLS.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const goOn = () => resolve(() => undefined);
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined);
    navigator.locks.request(`message-${reference}`, { ifAvailable: true }, hold).catch(goOn);
  });
}
