/** Points of the Observatory, and why. */
export type Points = [number, string];

/** Whoever asks from here must not be let in with a visitor's cookies. */
export const foreignOrigin = 'https://http-observatory.security.mozilla.org';

/** Each takes a header's value, empty where it is missing, and returns its points. */
export function scoreReferrer(value: string): Points {
  const known = [
    ...['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
    ...['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'],
  ];
  if (value === '') return [0, 'missing'];
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  const last = known.indexOf(names.findLast((name) => known.includes(name)) ?? '');
  return [last >= 0 && last < 4 ? 5 : -5, value];
}

export function scoreTransport(value: string): Points {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (!seconds || value.includes(',')) return [-20, value || 'missing'];
  return [Number(seconds) >= 15_552_000 ? 0 : -10, value];
}

export function scoreSniffing(value: string): Points {
  return [/^nosniff$/i.test(value) ? 0 : -5, value || 'missing'];
}

export function scoreFraming(value: string, isInPolicy: boolean): Points {
  if (isInPolicy) return [5, 'frame-ancestors'];
  return [/^(deny|sameorigin)$/i.test(value) ? 0 : -20, value || 'missing'];
}

export function scoreResources(value: string): Points {
  if (/^same-(origin|site)$/i.test(value)) return [10, value];
  return [value === '' || /^cross-origin$/i.test(value) ? 0 : -5, value || 'missing'];
}

export function scoreSharing(origin: string, credentials: string): Points {
  const isOpen = origin === foreignOrigin && /^true$/i.test(credentials);
  return [isOpen ? -50 : 0, origin || 'none'];
}
