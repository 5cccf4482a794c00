type Counters = {
  plausible?: (event: string, options?: { props: object }) => void;
  umami?: { track: (event: string, data?: object) => void };
};
type CountedEvent = ['Sent'] | ['Not sent', { status: number }];

/** Reports a successful or unsuccessful send, without the message, to the visit counter. */
export function countEvent(...[event, data]: CountedEvent): void {
  const { plausible, umami }: Counters = window as Window & Counters;
  plausible?.(event, ...(data ? [{ props: data }] : []));
  umami?.track(event, ...(data ? [data] : []));
  // The intake form's address holds answers, so no counter's script runs beside it.
  const counter = document.querySelector<HTMLMetaElement>('meta[name="counter"]');
  if (counter) report(counter, event, data);
}

/** By plausible.io/docs/events-api or umami.is/docs/api/sending-stats, without the query. */
function report({ content, dataset }: HTMLMetaElement, name: string, data?: object) {
  const { origin, hostname, pathname } = window.location;
  const { domain, websiteId: website } = dataset;
  const [path, event] = domain
    ? ['/api/event', { domain, name, url: origin + pathname, props: data }]
    : ['/api/send', { type: 'event', payload: { website, hostname, url: pathname, name, data } }];
  const body = JSON.stringify(event);
  const options = { method: 'POST', body, keepalive: true, referrerPolicy: 'no-referrer' } as const;
  fetch(new URL(path, content), options).catch(() => undefined);
}
