import type { Fields, FormValues } from './forms/fields';

export type SentMessage = { sentAt: number; answers: { label: string; value: string }[] };

const key = 'sent-message';

/** Takes a form's fields and the values that were sent and keeps a copy of them in this tab only. */
export function keepSentMessage<F extends Fields>(fields: F, values: FormValues<F>): void {
  const answers = Object.entries<Fields[string]>(fields).map(([name, field]) => {
    const value = values[name] ?? '';
    const option = 'options' in field && field.options.find((one) => one.value === value);
    return { label: field.label, value: option ? option.label : value };
  });
  try {
    sessionStorage.setItem(key, JSON.stringify({ sentAt: Date.now(), answers }));
  } catch {
    // Storage is blocked or full: the message was sent all the same, only the copy is missing.
  }
}

/** Returns the copy of the message that this tab sent last, if there is one. */
export function readSentMessage(): SentMessage | undefined {
  try {
    const message = JSON.parse(sessionStorage.getItem(key) ?? '');
    return Array.isArray(message.answers) && Number.isFinite(message.sentAt) ? message : undefined;
  } catch {
    return undefined;
  }
}
