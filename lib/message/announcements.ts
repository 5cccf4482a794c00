import { announcementPrefix } from './expiry';
import { makeId } from './identifiers';
import { type Browser, parse, storedItem } from './storage';

/** What a tab tells all others about a message. No answers, because it outlives the tab. */
type Announcement = { outcome: 'open' | 'unknown' | 'arrived'; hash: string; by: string };

/** What this page announces, and what it hears from other tabs and from earlier pages. */
export function announcements({ shared, now }: Browser) {
  const page = makeId();
  const itemOf = (reference: string) => storedItem(shared, announcementPrefix + reference);

  function read(reference: string): Announcement | undefined {
    const stored = parse(itemOf(reference).read() ?? '') as Partial<Announcement> | undefined;
    const { outcome, hash, by } = stored ?? {};
    const isKnown = outcome === 'open' || outcome === 'unknown' || outcome === 'arrived';
    return isKnown && typeof hash === 'string' && typeof by === 'string'
      ? { outcome, hash, by }
      : undefined;
  }

  function announce(reference: string, outcome: Announcement['outcome'], hash = '') {
    itemOf(reference).write({ outcome, hash, by: page, at: now() });
  }

  return {
    announce,
    /** Never replaces what is known about the message. */
    announceOpen(reference: string) {
      if ((read(reference)?.outcome ?? 'open') === 'open') announce(reference, 'open');
    },
    hear(reference: string): Announcement | undefined {
      const heard = read(reference);
      return heard?.by === page ? undefined : heard;
    },
    withdraw(reference: string) {
      if (read(reference)?.by === page) itemOf(reference).remove();
    },
  };
}

export function eraseAnnouncements({ shared }: Browser) {
  try {
    for (const key of Object.keys(shared()))
      if (key.startsWith(announcementPrefix)) shared().removeItem(key);
  } catch {
    // Storage is blocked, so there are none.
  }
}
