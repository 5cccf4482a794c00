import { fieldsOf, keysOf, storedItem, thisBrowser } from './storage';

/** An hour, in milliseconds. */
export const lifetime = 3_600_000;

export const sentKey = 'sent-message';
export const announcementPrefix = 'message-';

/** After an hour, removes the answers from the copy of a sent message, and what tabs announced. */
export function removeExpired({ tab, shared, now } = thisBrowser) {
  const isOld = (time: unknown) => !(Math.abs(now() - Number(time)) <= lifetime);
  const copy = storedItem(tab, sentKey);
  const { form, reference, sentAt, isShown } = fieldsOf(copy.read());
  if (reference && isOld(sentAt))
    copy.write({ form, reference, sentAt, isShown, answers: [], values: {} });
  for (const key of keysOf(shared, announcementPrefix)) {
    const item = storedItem(shared, key);
    if (isOld(fieldsOf(item.read())['at'])) item.remove();
  }
}
