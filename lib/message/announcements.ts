import { announcementPrefix } from './expiry';
import { makeId } from './identifiers';
import type { Earlier } from './records';
import { type Browser, fieldsOf, storedItem } from './storage';

/** What tabs tell each other about messages. No answers, because it outlives a tab. */
export function announcements({ shared, now }: Browser) {
  const page = makeId();
  const itemOf = (reference: string) => storedItem(shared, announcementPrefix + reference);
  const read = (reference: string) => fieldsOf(itemOf(reference).read());

  return {
    announce({ reference, outcome, hash }: Earlier) {
      itemOf(reference).write({ outcome, hash, by: page, at: now() });
    },
    /** What another tab, or an earlier page of this one, did with the message. */
    hear(reference: string): Earlier | undefined {
      const { outcome, hash, by } = read(reference);
      const isNews = by !== page && (outcome === 'unknown' || outcome === 'arrived');
      return isNews ? { reference, outcome, hash: `${hash}` } : undefined;
    },
    withdraw(reference: string) {
      if (read(reference)['by'] === page) itemOf(reference).remove();
    },
  };
}
