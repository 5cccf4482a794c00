type Counters = {
  plausible?: (event: string, options?: { props: object }) => void;
  umami?: { track: (event: string, data?: object) => void };
};

/**
 * Tells the service that counts visits, where there is one, that a message was sent, or with which status the mail
 * service did not take it, and nothing of the message. The intake page has no such service.
 */
export function countEvent(...[event, data]: ['Sent'] | ['Not sent', { status: number }]): void {
  const { plausible, umami }: Counters = window as Window & Counters;
  plausible?.(event, ...(data ? [{ props: data }] : []));
  umami?.track(event, ...(data ? [data] : []));
}
