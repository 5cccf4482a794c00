type Counters = {
  plausible?: (event: string, options?: { props: object }) => void;
  umami?: { track: (event: string, data?: object) => void };
};

/** Reports a sent or refused message to the visit counter, without its content. */
export function countEvent(...[event, data]: ['Sent'] | ['Not sent', { status: number }]): void {
  const { plausible, umami }: Counters = window as Window & Counters;
  plausible?.(event, ...(data ? [{ props: data }] : []));
  umami?.track(event, ...(data ? [data] : []));
}
