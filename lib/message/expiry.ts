import { type Browser, parse, thisBrowser } from './storage';

/** An hour, in milliseconds. */
export const lifetime = 3_600_000;

export const sentKey = 'sent-message';
export const announcementPrefix = 'message-';

/** After an hour, removes the answers from the copy of a sent message, and what tabs announced. */
export function removeExpired({ tab, shared, now }: Browser = thisBrowser) {
  const isOld = (time: unknown) => !(Math.abs(now() - Number(time)) <= lifetime);
  try {
    const stored = parse(tab().getItem(sentKey) ?? '{}') as { [name: string]: unknown };
    if ('answers' in stored && isOld(stored['sentAt']))
      tab().setItem(sentKey, JSON.stringify({ ...stored, answers: [], values: {} }));
    for (const key of Object.keys(shared()).filter((one) => one.startsWith(announcementPrefix))) {
      const announcement = parse(shared().getItem(key) ?? '') as { at?: unknown } | undefined;
      if (isOld(announcement?.at)) shared().removeItem(key);
    }
  } catch {
    // Storage is blocked, or holds nothing of ours.
  }
}
