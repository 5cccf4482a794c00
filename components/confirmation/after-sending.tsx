'use client';

import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useEffect, useState } from 'react';
import { QuietButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Bullets, LinkedText } from '@/components/ui/text';
import type { Confirmation } from '@/lib/content/message-schemas';
import { replyTime } from '@/lib/dates';
import { canStore, type SentMessage, sentMessage } from '@/lib/forms/stored';
import { fillText } from '@/lib/inline-text';
import { type Language, localeOf } from '@/lib/language';

type Counters = {
  plausible?: (event: string) => void;
  umami?: { track: (event: string) => void };
};

/** Tells the service that counts visits, where there is one, that a message was sent, and nothing of it. */
function countSent() {
  const { plausible, umami }: Counters = window as Window & Counters;
  plausible?.('Sent');
  umami?.track('Sent');
}

type AfterSendingProps = Pick<
  Confirmation,
  | 'replyBy'
  | 'today'
  | 'tomorrow'
  | 'reply'
  | 'nothingSent'
  | 'toFinder'
  | 'next'
  | 'ready'
  | 'copy'
> & { language: Language; finder: string };

/** What happens once a message was sent, and the copy of what this tab sent. */
export function AfterSending({ next, ready, copy, ...reply }: AfterSendingProps) {
  // Undefined before the script is here, and where the browser keeps nothing: then nobody knows, and
  // nothing is claimed.
  const [message, setMessage] = useState<SentMessage | 'nothing'>();
  useEffect(() => {
    const sent = sentMessage.read();
    if (sent && !sent.isShown) {
      countSent();
      sentMessage.write({ ...sent, isShown: true });
    }
    if (sent || canStore()) setMessage(sent ?? 'nothing');
  }, []);

  return (
    <>
      <ReplyExpected {...reply} message={message} />
      {/* True only of a message that was sent; the place stays, so that nothing below it moves. */}
      <div className={message === 'nothing' ? 'invisible' : ''}>
        <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 print:mt-6 print:grid-cols-2">
          <section>
            <h2 className="border-amber font-display text-subtitle mb-3 border-t-3 pt-3">
              {next.title}
            </h2>
            <ol className="text-ink-soft marker:text-teal grid list-decimal gap-2 pl-5 marker:font-semibold">
              {next.items.map((item) => (
                <li key={item}>
                  <LinkedText text={item} />
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2 className="border-amber font-display text-subtitle mb-3 border-t-3 pt-3">
              {ready.title}
            </h2>
            <Bullets items={ready.items} />
          </section>
        </div>
      </div>
      {typeof message === 'object' && message.answers.length > 0 && (
        <SentCopy message={message} language={reply.language} texts={copy} />
      )}
    </>
  );
}

type ReplyProps = Omit<AfterSendingProps, 'next' | 'ready' | 'copy'> & {
  message: SentMessage | 'nothing' | undefined;
};

/** By when a reply can be expected, or that nothing was sent; its place is there from the start. */
function ReplyExpected({
  message,
  replyBy,
  reply,
  nothingSent,
  toFinder,
  finder,
  language,
  ...days
}: ReplyProps) {
  const time = typeof message === 'object' && replyTime(message.sentAt, Date.now(), days, language);
  return (
    <p className="text-ink-soft mt-3 min-h-8 text-center text-lg print:text-left">
      {message === 'nothing' && (
        <span>
          {nothingSent} <a href={finder}>{toFinder}</a>
        </span>
      )}
      {typeof message === 'object' && <span>{time ? fillText(replyBy, { time }) : reply}</span>}
    </p>
  );
}

const sentAtFormat = { dateStyle: 'long', timeStyle: 'short' } as const;

/** The copy of what this tab sent, which can be printed. */
function SentCopy({
  message,
  language,
  texts,
}: {
  message: SentMessage;
  language: Language;
  texts: Confirmation['copy'];
}) {
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
          time: new Date(message.sentAt).toLocaleString(localeOf(language), sentAtFormat),
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
