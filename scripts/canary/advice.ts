import type { Visit } from './visit';

const byStatus: [statuses: number[], advice: string][] = [
  [
    [402, 426, 429],
    'The month’s quota is used up, or the rate limit is too low: check the mail account’s plan.',
  ],
  [
    [400, 404],
    'A template, a service or the key is gone: compare the four IDs of the build with the mail account.',
  ],
  [
    [401, 403],
    'The account refuses this site. Allow its address under Account > Security, and no other.',
  ],
  [
    [412, 500, 502, 503, 504],
    'The account cannot reach its mail server: connect the mailbox again under Email Services.',
  ],
];

export function adviceOn(visit: Exclude<Visit, { went: 'sent' }>): string {
  if (visit.went === 'nowhere')
    return `The contact page does not open (${visit.why}). Check the host, its certificate and DNS.`;
  if (visit.went === 'refused') {
    const advice = byStatus.find(([statuses]) => statuses.includes(visit.status))?.[1];
    return `The mail service refused the message: ${visit.status} ${visit.text}. ${advice ?? 'Check its status page.'}`;
  }
  return visit.isPolicy
    ? `The page’s policy keeps messages from ${visit.address}. The build and NEXT_PUBLIC_EMAILJS_ORIGIN, or a header of the host, name another address: build and upload again, and check the headers.`
    : `${visit.address} does not answer browsers. The account may refuse this site (Account > Security), or the service or its DNS is down.`;
}

export const notArrived =
  'The mail service accepted the message, but it did not arrive. Check the spam folder, the template’s “To Email”, the mailbox’s quota and the service’s history.';
