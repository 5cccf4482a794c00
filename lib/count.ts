type Counters = {
  plausible?: (event: string, options?: { props: object }) => void;
  umami?: { track: (event: string, data?: object) => void };
};

/** Reports a successful or unsuccessful send, without the message, to the visit counter. */
export function countEvent(...[event, data]: ['Sent'] | ['Not sent', { status: number }]): void {
  const { plausible, umami }: Counters = window as Window & Counters;
  plausible?.(event, ...(data ? [{ props: data }] : []));
  umami?.track(event, ...(data ? [data] : []));
}
