import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '@/components/ui/card';
import type { Messages } from '@/lib/content/message-schemas';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { inOwnTime, isOut, type Outage } from '@/lib/outage';
import { Alert } from './send-outcome';
import { type Reach, Reachable } from './send-status';

/** Says why nothing can be sent now; undefined outside of an outage. */
export function useOutage(
  outage: Outage | undefined,
  texts: Pick<Messages, 'outage'>,
  language: Language,
): string | undefined {
  // Only a browser knows the time, but an outage without times holds in the HTML too.
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!outage) return;
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(clock);
  }, [outage]);
  const hasTimes = outage?.from !== undefined || outage?.until !== undefined;
  if (!outage || (hasTimes && (now === undefined || !isOut(outage, now)))) return undefined;
  const { notice, until } = texts.outage;
  if (outage.until === undefined) return notice;
  return `${notice} ${fillText(until, { until: inOwnTime(outage.until, language) })}`;
}

type OutageProps = { why?: string | undefined; texts: Messages & Reach };

/** An empty live region must exist before its text is announced. */
export function OutageNotice({ why, texts }: OutageProps) {
  return (
    <div role="status">
      {why && (
        <Notice>
          <Reachable text={why} {...texts} />
        </Notice>
      )}
    </div>
  );
}

type HeldProps = OutageProps & { why: string; waysOut: ReactNode };

/** What Send says in place of sending. */
export function Held({ why, texts, waysOut }: HeldProps) {
  return (
    <Alert takesFocus look="border-amber bg-card">
      <p>
        {texts.outage.held} <Reachable text={why} {...texts} />
      </p>
      {waysOut}
    </Alert>
  );
}
