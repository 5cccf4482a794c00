'use client';

import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { type ReactNode, useEffect, useState } from 'react';
import { QuietButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Confirmation } from '@/lib/content/message-schemas';
import { fillText } from '@/lib/fill-text';
import type { SentMessage } from '@/lib/forms/rules';
import { canStore, sentMessage } from '@/lib/forms/stored';
import { currentLanguage, locales } from '@/lib/language';
import { replyTime } from '@/lib/reply-time';

/**
 * What this tab sent; "nothing" where it knows that it sent nothing. Undefined before the script is here,
 * and where the browser keeps nothing: then nobody knows, and nothing is claimed.
 */
function useSentMessage(): SentMessage | 'nothing' | undefined {
  const [message, setMessage] = useState<SentMessage | 'nothing'>();
  useEffect(() => {
    void sentMessage.read().then((sent) => {
      if (sent) sentMessage.write({ ...sent, isShown: true });
      if (sent || canStore()) setMessage(sent ?? 'nothing');
    });
  }, []);
  return message;
}

type Counters = {
  plausible?: (event: string) => void;
  umami?: { track: (event: string) => void };
};

/** Tells the service that counts visits, where there is one, that a message was sent, and nothing of it. */
export function CountSent() {
  useEffect(() => {
    // Read at the same moment as by the other parts, before they note that it was shown.
    void sentMessage.read().then((sent) => {
      if (!sent || sent.isShown) return;
      const { plausible, umami }: Counters = window as Window & Counters;
      plausible?.('Sent');
      umami?.track('Sent');
    });
  }, []);
  return null;
}

type ReplyTexts = Pick<
  Confirmation,
  'replyBy' | 'today' | 'tomorrow' | 'reply' | 'nothingSent' | 'toFinder'
> & { finder: string };

/** By when a reply can be expected, or that nothing was sent; its place is there from the start. */
export function ReplyExpected({
  replyBy,
  reply,
  nothingSent,
  toFinder,
  finder,
  ...days
}: ReplyTexts) {
  const message = useSentMessage();
  const time = typeof message === 'object' && replyTime(message.sentAt, Date.now(), days);
  return (
    <p className="text-ink-soft mt-3 min-h-8 text-lg">
      {message === 'nothing' && (
        <span>
          {nothingSent} <a href={finder}>{toFinder}</a>
        </span>
      )}
      {typeof message === 'object' && <span>{time ? fillText(replyBy, { time }) : reply}</span>}
    </p>
  );
}

/** What is true only of a message that was sent; its place stays, so that nothing below it moves. */
export function UnlessNothingSent({ children }: { children: ReactNode }) {
  return <div className={useSentMessage() === 'nothing' ? 'invisible' : ''}>{children}</div>;
}

const sentAtFormat = { dateStyle: 'long', timeStyle: 'short' } as const;

/** The copy of what this tab sent, which can be printed. */
export function SentCopy({ texts }: { texts: Confirmation['copy'] }) {
  const message = useSentMessage();
  if (typeof message !== 'object' || message.answers.length === 0) return null;
  return (
    <Card
      as="section"
      aria-labelledby="copy-title"
      className="mt-10 print:mt-6 print:border-0 print:p-0"
    >
      <h2 id="copy-title" className="font-display text-subtitle">
        {texts.title}
      </h2>
      <p className="text-ink-soft mt-1 print:hidden">{texts.text}</p>
      <p className="hidden print:block">
        {fillText(texts.sentAt, {
          time: new Date(message.sentAt).toLocaleString(locales[currentLanguage()], sentAtFormat),
        })}
      </p>
      <dl className="mt-4 mb-6 grid print:mb-0">
        {message.answers.map(({ label, value }) => (
          <div
            key={label}
            className="border-line grid gap-x-4 border-t py-2 sm:grid-cols-[12rem_1fr] print:grid-cols-[10rem_1fr] print:py-1"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <QuietButton onClick={() => window.print()}>
        <PrinterIcon size={20} weight="duotone" aria-hidden />
        {texts.print}
      </QuietButton>
    </Card>
  );
}
