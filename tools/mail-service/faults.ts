/** Request header with a fault, set by browser tests. */
export const faultHeader = 'x-mail-fault';

const noFault = {
  /** Delivers the mail before the fault. */
  delivers: true,
  waits: 0,
  /** When to reset the connection. */
  resets: undefined as 'before reading' | 'before answering' | 'while answering' | undefined,
  status: 200,
  text: 'OK',
  /** Seconds between characters of the answer. */
  drips: 0,
};

export type Fault = Partial<typeof noFault>;

export function readFault(header: string): typeof noFault {
  return { ...noFault, ...JSON.parse(header) };
}

const refuses = (status: number, text: string): Fault => ({ delivers: false, status, text });

export const knownFaults = {
  'status 400': refuses(400, 'The template ID not found'),
  'status 402': refuses(402, 'Payment Required'),
  'status 403': refuses(403, 'API calls are disabled for non-browser applications'),
  'status 412': refuses(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'),
  'status 413': refuses(413, 'Variables size limit, the maximum allowed size is 50Kb'),
  'status 429': refuses(429, 'Too Many Requests'),
  'status 500': refuses(500, 'Internal Server Error'),
  'status 200 that is not OK': refuses(200, '<!doctype html><title>A page of the host</title>'),
  'status 500 that says OK': { delivers: true, status: 500, text: 'OK' },
  'reset before the request is read': { delivers: false, resets: 'before reading' },
  'reset after the request is read': { delivers: false, resets: 'before answering' },
  'reset after the mail is delivered': { delivers: true, resets: 'before answering' },
  'reset within the answer': { delivers: true, resets: 'while answering', drips: 0.3 },
  'hang of 120 s': { delivers: true, waits: 120 },
  'hang of 120 s that loses the mail': { ...refuses(504, 'Gateway Timeout'), waits: 120 },
  'slow drip': { delivers: true, drips: 1 },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof knownFaults;
